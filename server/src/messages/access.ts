import { codeRules, lifeText } from '@rahba/contract/access/one-time-code-limits'
import { brand } from '@rahba/contract/kernel/brand'
import type { Locale } from '@rahba/contract/kernel/locale'
import { mail } from './message.ts'
import { greeting } from './words.ts'

const { name } = brand

const person = 'نورة'
const store = 'بيت العود'
const code = '482193'
const url = 'https://rahba.example/ar/store/auth/login'

type Life = 'code_seconds' | 'link_seconds' | 'invitation_seconds'

/** How long a code or link is good, as a note below it. */
const lifeNote: Record<Locale, (what: 'code' | 'link', life: Life) => string> = {
  ar: (what, life) => `${what === 'code' ? 'الرمز' : 'الرابط'} صالح لمدة ${lifeText(codeRules[life], 'ar')} ويُستخدم مرة واحدة.`,
  en: (what, life) => `This ${what} is valid for ${lifeText(codeRules[life], 'en')} and can be used once.`,
}

const notYou = {
  ar: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة، وستبقى كلمة المرور كما هي.',
  en: 'If you didn’t request this, ignore this email. Your password stays the same.',
}
const unexpected = {
  ar: 'إذا لم تكن تتوقع هذه الدعوة، فتجاهل الرسالة.',
  en: 'If you weren’t expecting this invitation, ignore this email.',
}

const invitationNotes: Record<Locale, string[]> = {
  ar: [`${lifeNote.ar('link', 'invitation_seconds')} إذا انتهت صلاحيته، فاختر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.`, unexpected.ar],
  en: [`${lifeNote.en('link', 'invitation_seconds')} If it expires, choose “Forgot your password?” on the sign-in page.`, unexpected.en],
}

export const accessMessages = {
  /** The store's name is in it, so that who did not open that store sees at once that somebody else did. */
  verify_account: mail({
    to: ['store'],
    samples: [{ person, store, code }],
    ar: ({ person, store, code }) => ({
      subject: `رمز تفعيل متجرك في ${name.ar}`,
      greeting: greeting('ar', person),
      paragraphs: [`أدخل هذا الرمز لتأكيد بريدك الإلكتروني وتفعيل متجر «${store}»:`],
      code,
      notes: [lifeNote.ar('code', 'code_seconds'), 'إذا لم تسجّل هذا المتجر، فتجاهل الرسالة ولا تشارك الرمز مع أحد.'],
    }),
    en: ({ person, store, code }) => ({
      subject: `Your ${name.en} store activation code`,
      greeting: greeting('en', person),
      paragraphs: [`Enter this code to confirm your email and activate your store “${store}”:`],
      code,
      notes: [
        lifeNote.en('code', 'code_seconds'),
        'If you didn’t register this store, ignore this email and don’t share the code with anyone.',
      ],
    }),
  }),
  already_registered: mail({
    to: ['store'],
    samples: [{ person, url }],
    ar: ({ person, url }) => ({
      subject: `لديك حساب في ${name.ar}`,
      greeting: greeting('ar', person),
      paragraphs: ['حاول شخص تسجيل متجر جديد ببريد إلكتروني أو رقم جوال مرتبط بحسابك. إذا كنت أنت من حاول، فسجّل الدخول بحسابك الحالي.'],
      button: { label: 'تسجيل الدخول', url },
      notes: ['إذا نسيت كلمة المرور، فاستعِدها من صفحة تسجيل الدخول. وإذا لم تكن أنت من حاول، فلا يلزمك أي إجراء، ولم يتغير شيء في حسابك.'],
    }),
    en: ({ person, url }) => ({
      subject: `You already have a ${name.en} account`,
      greeting: greeting('en', person),
      paragraphs: [
        'Someone tried to register a new store with an email or mobile number that belongs to your account. If it was you, sign in to that account.',
      ],
      button: { label: 'Sign in', url },
      notes: [
        'If you forgot your password, reset it on the sign-in page. If it wasn’t you, no action is needed. Your account hasn’t changed.',
      ],
    }),
  }),
  reset_code: mail({
    to: ['store'],
    samples: [{ person, code }],
    ar: ({ person, code }) => ({
      subject: `رمز استعادة كلمة المرور في ${name.ar}`,
      greeting: greeting('ar', person),
      paragraphs: ['أدخل هذا الرمز لتعيين كلمة مرور جديدة:'],
      code,
      notes: [lifeNote.ar('code', 'code_seconds'), notYou.ar],
    }),
    en: ({ person, code }) => ({
      subject: `Your ${name.en} password reset code`,
      greeting: greeting('en', person),
      paragraphs: ['Enter this code to set a new password:'],
      code,
      notes: [lifeNote.en('code', 'code_seconds'), notYou.en],
    }),
  }),
  reset_link: mail({
    to: ['admin'],
    samples: [{ person, url }],
    ar: ({ person, url }) => ({
      subject: `استعادة كلمة المرور في ${name.ar}`,
      greeting: greeting('ar', person),
      paragraphs: ['وصلنا طلب لاستعادة كلمة المرور لحسابك في لوحة التحكم. افتح الرابط لتعيين كلمة مرور جديدة.'],
      button: { label: 'تعيين كلمة مرور جديدة', url },
      notes: [lifeNote.ar('link', 'link_seconds'), notYou.ar],
    }),
    en: ({ person, url }) => ({
      subject: `Reset your ${name.en} password`,
      greeting: greeting('en', person),
      paragraphs: ['We received a request to reset the password of your dashboard account. Open the link to set a new password.'],
      button: { label: 'Set a new password', url },
      notes: [lifeNote.en('link', 'link_seconds'), notYou.en],
    }),
  }),
  invite_admin: mail({
    to: ['admin'],
    samples: [{ person, url }],
    ar: ({ person, url }) => ({
      subject: `دعوة للانضمام إلى فريق ${name.ar}`,
      greeting: greeting('ar', person),
      paragraphs: [`تم إنشاء حساب مشرف لك في لوحة تحكم ${name.ar}. عيّن كلمة المرور للبدء.`],
      button: { label: 'تعيين كلمة المرور', url },
      notes: [lifeNote.ar('link', 'invitation_seconds'), unexpected.ar],
    }),
    en: ({ person, url }) => ({
      subject: `You’re invited to the ${name.en} team`,
      greeting: greeting('en', person),
      paragraphs: [`An admin account was created for you on the ${name.en} dashboard. Set your password to get started.`],
      button: { label: 'Set password', url },
      notes: [lifeNote.en('link', 'invitation_seconds'), unexpected.en],
    }),
  }),
  /** To a merchant whose store the platform registered. */
  invite_owner: mail({
    to: ['store'],
    samples: [{ person, store, url }],
    ar: ({ person, store, url }) => ({
      subject: `متجرك «${store}» جاهز في ${name.ar}`,
      greeting: greeting('ar', person),
      paragraphs: [`سجّلنا متجر «${store}» باسمك في ${name.ar}. عيّن كلمة المرور للدخول إلى متجرك وإكمال بياناته.`],
      button: { label: 'تعيين كلمة المرور', url },
      notes: invitationNotes.ar,
    }),
    en: ({ person, store, url }) => ({
      subject: `Your store “${store}” is set up on ${name.en}`,
      greeting: greeting('en', person),
      paragraphs: [`We registered “${store}” for you on ${name.en}. Set your password to sign in and complete the store’s details.`],
      button: { label: 'Set password', url },
      notes: invitationNotes.en,
    }),
  }),
  invite_member: mail({
    to: ['store'],
    samples: [{ person, store, url }],
    ar: ({ person, store, url }) => ({
      subject: `دعوة للانضمام إلى فريق «${store}»`,
      greeting: greeting('ar', person),
      paragraphs: [`يدعوك متجر «${store}» إلى الانضمام إلى فريقه في ${name.ar}. عيّن كلمة المرور للبدء.`],
      button: { label: 'تعيين كلمة المرور', url },
      notes: invitationNotes.ar,
    }),
    en: ({ person, store, url }) => ({
      subject: `You’re invited to the “${store}” team`,
      greeting: greeting('en', person),
      paragraphs: [`“${store}” invited you to join its team on ${name.en}. Set your password to get started.`],
      button: { label: 'Set password', url },
      notes: invitationNotes.en,
    }),
  }),
  password_changed: mail({
    to: ['store', 'admin'],
    samples: [{ person, url }],
    ar: ({ person, url }) => ({
      subject: `تم تغيير كلمة المرور في ${name.ar}`,
      greeting: greeting('ar', person),
      paragraphs: ['تم تغيير كلمة مرور حسابك وتسجيل الخروج من الأجهزة الأخرى.'],
      button: { label: 'لم أغيّر كلمة المرور', url },
      notes: ['إذا كنت أنت من غيّرها، فلا يلزمك أي إجراء.'],
    }),
    en: ({ person, url }) => ({
      subject: `Your ${name.en} password was changed`,
      greeting: greeting('en', person),
      paragraphs: ['Your password was changed and your other devices were signed out.'],
      button: { label: 'This wasn’t me', url },
      notes: ['If it was you, no action is needed.'],
    }),
  }),
}
