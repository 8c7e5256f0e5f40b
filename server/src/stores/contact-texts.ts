import { codeRules, lifeText } from '@rahba/contract/access/code-rules'
import { brand } from '@rahba/contract/kernel/brand'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { MailText } from '../platform/mail/template.ts'

/** The code that confirms a merchant's address. */
export const contactCodeMail = (locale: Locale, code: string): MailText =>
  locale === 'ar'
    ? {
        subject: `رمز تأكيد بريدك في ${brand.name.ar}`,
        paragraphs: ['أدخل هذا الرمز في صفحة حسابك لتأكيد البريد الإلكتروني:'],
        code,
        notes: [`الرمز صالح لمدة ${lifeText(codeRules.code_seconds, 'ar')}. إن لم تطلبه فتجاهل الرسالة ولا تشاركه مع أحد.`],
      }
    : {
        subject: `Confirm your address on ${brand.name.en}`,
        paragraphs: ['Enter this code on your account page to confirm your email:'],
        code,
        notes: [
          `The code is good for ${lifeText(codeRules.code_seconds, 'en')}. If you did not ask for it, ignore this message and share it with nobody.`,
        ],
      }

/** The code that confirms a merchant's mobile number. */
export const contactCodeSms = (locale: Locale, code: string): string =>
  locale === 'ar'
    ? `${code} رمز تأكيد جوالك في ${brand.name.ar}. لا تشاركه مع أحد.`
    : `${code} is your ${brand.name.en} code to confirm this number. Share it with nobody.`

/** What the answer says once a code is on its way. */
export const codeSent = {
  phone: { ar: 'أرسلنا رمز التحقق إلى جوالك', en: 'We sent a verification code to your mobile' },
  email: { ar: 'أرسلنا رمز التحقق إلى بريدك الإلكتروني', en: 'We sent a verification code to your email' },
} as const
