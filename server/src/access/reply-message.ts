import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'

const texts = {
  logged_out: { ar: 'تم تسجيل الخروج', en: 'logged out successfully' },
  code_sent: { ar: 'أُرسل رمز التحقق', en: 'verification code sent' },
  link_sent: {
    ar: 'إذا كان هذا البريد الإلكتروني مرتبطًا بحساب، فستصلك رسالة تتضمن رابط تعيين كلمة المرور',
    en: 'If this email belongs to an account, you’ll get a message with a link to set a password',
  },
  code_right: { ar: 'الرمز صحيح. عيّن كلمة المرور الجديدة', en: 'Code confirmed. Set your new password' },
  account_verified: { ar: 'تم تفعيل حسابك', en: 'Account activated' },
  password_changed: { ar: 'تم تغيير كلمة المرور', en: 'Password changed' },
  invited_again: { ar: 'تمت إعادة إرسال الدعوة', en: 'Invitation resent' },
  invitation_sent: { ar: 'أُرسلت الدعوة إلى بريد المشرف الإلكتروني', en: 'Invitation emailed to the admin' },
  two_factor_off: { ar: 'تم إيقاف التحقق بخطوتين', en: 'Two-factor sign-in turned off' },
  two_factor_reset: {
    ar: 'تم إيقاف التحقق بخطوتين لهذا الحساب وإبلاغ صاحبه بالبريد الإلكتروني',
    en: 'Two-factor sign-in turned off for this account. Its owner was notified by email',
  },
  others_signed_out: { ar: 'تم تسجيل الخروج من الأجهزة الأخرى', en: 'Signed out of all other devices' },
} satisfies Record<string, Bilingual>

/** A sentence for the caller's language, for answers that only say something. */
export const replyMessage = (locale: Locale, text: keyof typeof texts): { message: string } => ({ message: texts[text][locale] })
