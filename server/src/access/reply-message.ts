import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'

const texts = {
  logged_out: { ar: 'سجّلت خروجك', en: 'logged out successfully' },
  code_sent: { ar: 'أُرسل رمز التحقق', en: 'verification code sent' },
  link_sent: {
    ar: 'إن كان لهذا البريد حساب فستصلك رسالة فيها رابط تعيين كلمة المرور',
    en: 'If this address has an account, a message with a link to set a password is on its way',
  },
  code_right: { ar: 'الرمز صحيح. عيّن كلمة مرورك الجديدة', en: 'The code is right. Set your new password' },
  account_verified: { ar: 'فُعّل حسابك', en: 'Your account is verified' },
  password_changed: { ar: 'تغيّرت كلمة المرور', en: 'The password was changed' },
  invited_again: { ar: 'أُرسلت الدعوة من جديد', en: 'The invitation was sent again' },
  invitation_sent: { ar: 'أُرسلت الدعوة إلى بريد المشرف', en: 'The invitation is on its way to the admin' },
  two_factor_off: { ar: 'أُوقف التحقق بخطوتين', en: 'Two-factor sign-in is off' },
  two_factor_reset: {
    ar: 'أُوقف التحقق بخطوتين لهذا الحساب، وأُبلغ صاحبه بالبريد',
    en: 'Two-factor sign-in is off for this account; its owner is told by mail',
  },
  others_signed_out: { ar: 'سُجّل خروجك من الأجهزة الأخرى', en: 'Signed out everywhere else' },
} satisfies Record<string, Bilingual>

/** A sentence for the caller's language, for answers that only say something. */
export const replyMessage = (locale: Locale, text: keyof typeof texts): { message: string } => ({ message: texts[text][locale] })
