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

/** The answer's message once a code was sent. */
export const codeSent = {
  phone: { ar: 'أرسلنا رمز التحقق إلى جوالك', en: 'We sent a verification code to your mobile' },
  email: { ar: 'أرسلنا رمز التحقق إلى بريدك الإلكتروني', en: 'We sent a verification code to your email' },
} as const

/** The mail to the owner of an address that somebody wants to confirm for another account. */
export const takenContactMail = (locale: Locale): MailText =>
  locale === 'ar'
    ? {
        subject: `بريدك مسجل في ${brand.name.ar}`,
        paragraphs: ['طُلب تأكيد هذا البريد لحساب متجر آخر، وهو مرتبط بحساب مسجل من قبل، فلا يمكن استعماله في حسابين.'],
        notes: [
          'إن كنت أنت من طلبه فسجّل الدخول بحسابك المرتبط بهذا البريد، أو أكّد بريدًا آخر. وإن لم تكن أنت فلا حاجة إلى أي إجراء: لم يتغير شيء في حسابك.',
        ],
      }
    : {
        subject: `Your address is registered on ${brand.name.en}`,
        paragraphs: [
          'Someone asked to confirm this address for another store account. It belongs to an account already, and an address serves one account only.',
        ],
        notes: [
          'If it was you, sign in to the account of this address, or confirm another address. If it was not you, there is nothing to do: your account has not changed.',
        ],
      }

/** The same by message. */
export const takenContactSms = (locale: Locale): string =>
  locale === 'ar'
    ? `هذا الرقم مرتبط بحساب آخر في ${brand.name.ar}، فلا يمكن تأكيده لحساب ثانٍ. استعمل رقمًا آخر.`
    : `This number belongs to another ${brand.name.en} account and cannot be confirmed for a second one. Use another number.`
