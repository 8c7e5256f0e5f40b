import { brand } from '@rahba/contract/kernel/brand'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import type { MailText } from '../../platform/mail/template.ts'

interface News {
  subject: Bilingual
  says: Bilingual
}

/** The messages to an account's owner about changes of its second step, whoever made them. */
const news = {
  two_factor_on: {
    subject: { ar: `فُعّل التحقق بخطوتين في ${brand.name.ar}`, en: `Two-factor sign-in is on at ${brand.name.en}` },
    says: {
      ar: 'صار الدخول إلى حسابك يحتاج رمزًا من تطبيق المصادقة بعد كلمة المرور، وسُجّل الخروج من الأجهزة الأخرى. احفظ رموز الاسترداد في مكان آمن.',
      en: 'Signing in to your account now takes a code of your authenticator app after the password, and other devices were signed out. Keep the recovery codes somewhere safe.',
    },
  },
  two_factor_off: {
    subject: { ar: `أُوقف التحقق بخطوتين في ${brand.name.ar}`, en: `Two-factor sign-in is off at ${brand.name.en}` },
    says: {
      ar: 'صارت كلمة المرور وحدها تكفي للدخول إلى حسابك، وسُجّل الخروج من الأجهزة الأخرى.',
      en: 'The password alone now opens your account, and other devices were signed out.',
    },
  },
  two_factor_reset: {
    subject: { ar: `أُلغي التحقق بخطوتين لحسابك في ${brand.name.ar}`, en: `Your two-factor sign-in at ${brand.name.en} was reset` },
    says: {
      ar: 'ألغى أحد المسؤولين التحقق بخطوتين لحسابك وسُجّل خروجك من كل الأجهزة. سجّل الدخول بكلمة المرور ثم فعّله من جديد من ملفك الشخصي.',
      en: 'Somebody in charge switched off two-factor sign-in for your account, and you were signed out everywhere. Sign in with your password and switch it on again on your profile.',
    },
  },
  recovery_code_used: {
    subject: { ar: `استُعمل رمز استرداد للدخول إلى ${brand.name.ar}`, en: `A recovery code was used to sign in to ${brand.name.en}` },
    says: {
      ar: 'دخل شخص إلى حسابك برمز استرداد بدلًا من رمز التطبيق. لا يصلح هذا الرمز مرة أخرى.',
      en: 'Somebody signed in to your account with a recovery code instead of the app. That code is good no more.',
    },
  },
} satisfies Record<string, News>
export type SecurityNews = keyof typeof news

export const isSecurityNews = <Job extends { about: string }>(job: Job): job is Extract<Job, { about: SecurityNews }> => job.about in news

/** Tells the owner of an account what became of its second step, and where to go if it was not them. */
export function securityMail(locale: Locale, about: SecurityNews, person: string, forget_url: string): MailText {
  const { subject, says } = news[about]
  return locale === 'ar'
    ? {
        subject: subject.ar,
        greeting: `مرحبًا ${person}،`,
        paragraphs: [says.ar],
        button: { label: 'لم أفعل ذلك بنفسي', url: forget_url },
        notes: ['إن كنت أنت من فعل ذلك أو طلبه فلا حاجة إلى أي إجراء. وإلا فعيّن كلمة مرور جديدة فورًا وأبلغ الدعم.'],
      }
    : {
        subject: subject.en,
        greeting: `Hello ${person},`,
        paragraphs: [says.en],
        button: { label: 'It was not me', url: forget_url },
        notes: ['If you did it or asked for it, there is nothing to do. If not, set a new password at once and tell support.'],
      }
}
