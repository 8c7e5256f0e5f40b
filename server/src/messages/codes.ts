import { codeRules, lifeText } from '@rahba/contract/access/one-time-code-limits'
import { brand } from '@rahba/contract/kernel/brand'
import { mail, sms } from './message.ts'

const { name } = brand

const code = '482193'
const [lifeAr, lifeEn] = [lifeText(codeRules.code_seconds, 'ar'), lifeText(codeRules.code_seconds, 'en')]

/** Codes by text message, and the codes that confirm a merchant's own number and address. A text message names what its code does. */
export const codeMessages = {
  reset_password: sms({
    to: ['store'],
    samples: [{ code }],
    ar: ({ code }) => `${code} رمز استعادة كلمة المرور في ${name.ar}. صالح لمدة ${lifeAr}. لا تشاركه مع أحد.`,
    en: ({ code }) => `${code} is your ${name.en} password reset code. Valid for ${lifeEn}. Don't share it.`,
  }),
  sign_in: sms({
    to: ['user'],
    samples: [{ code, host: 'rahba.example' }],
    // Browsers fill the code in on the page of the host that the last line names (WebOTP). The Arabic stays within one message of 70 letters.
    ar: ({ code, host }) => `${code} رمز الدخول إلى ${name.ar}. لا تشاركه.\n@${host} #${code}`,
    en: ({ code, host }) => `${code} is your ${name.en} sign-in code. Valid for ${lifeEn}. Don't share it.\n@${host} #${code}`,
  }),
  /** It names what it does, so that nobody reads it out to a caller as a sign-in code. */
  delete_account: sms({
    to: ['user'],
    samples: [{ code }],
    ar: ({ code }) => `${code} رمز حذف حسابك في ${name.ar}. صالح لمدة ${lifeAr}. لا تشاركه مع أحد.`,
    en: ({ code }) => `${code} deletes your ${name.en} account. Valid for ${lifeEn}. Don't share it.`,
  }),
  confirm_phone: sms({
    to: ['store'],
    samples: [{ code }],
    ar: ({ code }) => `${code} رمز تأكيد جوالك في ${name.ar}. لا تشاركه مع أحد.`,
    en: ({ code }) => `${code} is your ${name.en} code to confirm this number. Don't share it.`,
  }),
  /** To the owner of a number that somebody wants to confirm for another account. */
  phone_taken: sms({
    to: ['store'],
    samples: [{}],
    ar: () => `هذا الرقم مرتبط بحساب آخر في ${name.ar}. استخدم رقمًا آخر.`,
    en: () => `This number belongs to another ${name.en} account. Use a different number.`,
  }),
  confirm_email: mail({
    to: ['store'],
    samples: [{ code }],
    ar: ({ code }) => ({
      subject: `رمز تأكيد بريدك الإلكتروني في ${name.ar}`,
      paragraphs: ['أدخل هذا الرمز في صفحة حسابك لتأكيد بريدك الإلكتروني:'],
      code,
      notes: [`الرمز صالح لمدة ${lifeAr}. إذا لم تطلبه، فتجاهل الرسالة ولا تشاركه مع أحد.`],
    }),
    en: ({ code }) => ({
      subject: `Your ${name.en} email confirmation code`,
      paragraphs: ['Enter this code on your account page to confirm your email:'],
      code,
      notes: [`This code is valid for ${lifeEn}. If you didn’t request it, ignore this email and don’t share the code with anyone.`],
    }),
  }),
  /** To the owner of an address that somebody wants to confirm for another account. */
  email_taken: mail({
    to: ['store'],
    samples: [{}],
    ar: () => ({
      subject: `بريدك الإلكتروني مسجّل في ${name.ar}`,
      paragraphs: ['وصلنا طلب لتأكيد هذا البريد الإلكتروني لحساب متجر آخر، لكنه مرتبط بحساب مسجّل. لا يمكن استخدام البريد نفسه في حسابين.'],
      notes: [
        'إذا كنت أنت من طلب ذلك، فسجّل الدخول بحسابك المرتبط بهذا البريد، أو أكّد بريدًا آخر. وإذا لم تكن أنت، فلا يلزمك أي إجراء، ولم يتغير شيء في حسابك.',
      ],
    }),
    en: () => ({
      subject: `Your email is already registered on ${name.en}`,
      paragraphs: [
        'Someone tried to confirm this email for another store account. It already belongs to an account, and an email can only be used for one account.',
      ],
      notes: [
        'If it was you, sign in to the account with this email or confirm a different email. If it wasn’t you, no action is needed. Your account hasn’t changed.',
      ],
    }),
  }),
}
