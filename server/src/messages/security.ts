import { brand } from '@rahba/contract/kernel/brand'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { mail } from './message.ts'
import { greeting } from './words.ts'

const { name } = brand

const person = 'نورة'
const url = 'https://rahba.example/ar/store/auth/password/forget'

/** Notifies the owner of an account of a change of its second step, with a link for the case that someone else made it. */
const news = (subject: Bilingual, body: Bilingual) =>
  mail({
    to: ['store', 'admin'],
    samples: [{ person, url }],
    ar: ({ person, url }) => ({
      subject: subject.ar,
      greeting: greeting('ar', person),
      paragraphs: [body.ar],
      button: { label: 'لم أفعل ذلك', url },
      notes: ['إذا كنت أنت من فعل ذلك أو طلبه، فلا يلزمك أي إجراء. وإذا لم تكن أنت، فعيّن كلمة مرور جديدة فورًا وتواصل مع الدعم.'],
    }),
    en: ({ person, url }) => ({
      subject: subject.en,
      greeting: greeting('en', person),
      paragraphs: [body.en],
      button: { label: 'This wasn’t me', url },
      notes: ['If you did or requested this, no action is needed. If not, set a new password right away and contact support.'],
    }),
  })

/** Tells the owner of an account at the address it had before. */
const moved = (subject: Bilingual, body: Bilingual) =>
  mail({
    to: ['store', 'admin'],
    samples: [{ person }],
    ar: ({ person }) => ({
      subject: subject.ar,
      greeting: greeting('ar', person),
      paragraphs: [body.ar],
      notes: ['إذا لم تطلب هذا التغيير، فتواصل مع الدعم فورًا.'],
    }),
    en: ({ person }) => ({
      subject: subject.en,
      greeting: greeting('en', person),
      paragraphs: [body.en],
      notes: ['If you didn’t request this change, contact support right away.'],
    }),
  })

export const twoFactorMessages = {
  two_factor_on: news(
    { ar: `تم تفعيل التحقق بخطوتين في ${name.ar}`, en: `Two-factor sign-in is on for your ${name.en} account` },
    {
      ar: 'أصبح الدخول إلى حسابك يتطلب رمزًا من تطبيق المصادقة بعد كلمة المرور، وتم تسجيل الخروج من الأجهزة الأخرى. احفظ رموز الاسترداد في مكان آمن.',
      en: 'You’ll now need a code from your authenticator app after your password. Your other devices were signed out. Keep your recovery codes in a safe place.',
    },
  ),
  two_factor_off: news(
    { ar: `تم إيقاف التحقق بخطوتين في ${name.ar}`, en: `Two-factor sign-in is off for your ${name.en} account` },
    {
      ar: 'أصبح الدخول إلى حسابك بكلمة المرور فقط، وتم تسجيل الخروج من الأجهزة الأخرى.',
      en: 'You can now sign in with your password alone. Your other devices were signed out.',
    },
  ),
  two_factor_reset: news(
    { ar: `تمت إعادة ضبط التحقق بخطوتين لحسابك في ${name.ar}`, en: `Two-factor sign-in was reset for your ${name.en} account` },
    {
      ar: 'تم إيقاف التحقق بخطوتين لحسابك من مسؤول عن الحساب، وتم تسجيل خروجك من جميع الأجهزة. سجّل الدخول بكلمة المرور، ثم فعّل التحقق بخطوتين من جديد في ملفك الشخصي.',
      en: 'Two-factor sign-in was turned off for your account by someone who manages it, and you were signed out of all devices. Sign in with your password and turn it on again in your profile.',
    },
  ),
  recovery_code_used: news(
    { ar: `تم استخدام رمز استرداد للدخول إلى حسابك في ${name.ar}`, en: `A recovery code was used to sign in to ${name.en}` },
    {
      ar: 'تم تسجيل الدخول إلى حسابك برمز استرداد بدلًا من رمز تطبيق المصادقة. لا يمكن استخدام رمز الاسترداد نفسه مرة أخرى.',
      en: 'Someone signed in to your account with a recovery code instead of a code from the authenticator app. That recovery code can’t be used again.',
    },
  ),
}

export const movedMessages = {
  email: moved(
    { ar: `تم تغيير بريدك الإلكتروني في ${name.ar}`, en: `Your email on ${name.en} was changed` },
    {
      ar: 'لم يعد حسابك مرتبطًا بهذا البريد الإلكتروني، وتم تسجيل الخروج من الأجهزة الأخرى.',
      en: 'Your account no longer uses this email, and your other devices were signed out.',
    },
  ),
  phone: moved(
    { ar: `تم تغيير رقم جوالك في ${name.ar}`, en: `Your mobile number on ${name.en} was changed` },
    {
      ar: 'تم تغيير رقم الجوال في حسابك وتسجيل الخروج من الأجهزة الأخرى.',
      en: 'The mobile number on your account was changed, and your other devices were signed out.',
    },
  ),
}

export const securityMessages = { ...twoFactorMessages, moved_email: movedMessages.email, moved_phone: movedMessages.phone }
