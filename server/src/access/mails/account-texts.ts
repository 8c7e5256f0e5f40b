import { codeRules, lifeText } from '@rahba/contract/access/code-rules'
import { brand } from '@rahba/contract/kernel/brand'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { MailText } from '../../platform/mail/template.ts'

const name = brand.name

const hello = (locale: Locale, person: string) => (locale === 'ar' ? `مرحبًا ${person}،` : `Hello ${person},`)

/** The code of a registration, with the store's name in it: who did not open that store sees at once that somebody else did. */
export const verifyAccountMail = (locale: Locale, person: string, store: string, code: string): MailText =>
  locale === 'ar'
    ? {
        subject: `رمز تفعيل متجرك في ${name.ar}`,
        greeting: hello(locale, person),
        paragraphs: [`أدخل هذا الرمز لتأكيد بريدك الإلكتروني وتفعيل متجر «${store}»:`],
        code,
        notes: [
          `الرمز صالح لمدة ${lifeText(codeRules.code_seconds, 'ar')} ويُستخدم مرة واحدة.`,
          'إن لم تسجّل هذا المتجر فتجاهل الرسالة ولا تشارك الرمز مع أحد.',
        ],
      }
    : {
        subject: `Activate your store on ${name.en}`,
        greeting: hello(locale, person),
        paragraphs: [`Enter this code to confirm your email and activate the store “${store}”:`],
        code,
        notes: [
          `The code is good for ${lifeText(codeRules.code_seconds, 'en')} and can be used once.`,
          'If you did not register this store, ignore this message and share the code with nobody.',
        ],
      }

/** A mail to the owner of an address that was registered again. */
export const alreadyRegisteredMail = (locale: Locale, person: string, login_url: string): MailText =>
  locale === 'ar'
    ? {
        subject: `لديك حساب في ${name.ar}`,
        greeting: hello(locale, person),
        paragraphs: ['حاول شخص تسجيل متجر جديد ببريدك الإلكتروني أو رقم جوالك، وهما مرتبطان بحسابك الحالي. إن كنت أنت فسجّل الدخول مباشرة.'],
        button: { label: 'تسجيل الدخول', url: login_url },
        notes: ['إن نسيت كلمة المرور فاستعدها من صفحة الدخول. وإن لم تكن أنت فلا حاجة إلى أي إجراء: لم يتغير شيء في حسابك.'],
      }
    : {
        subject: `You already have an account on ${name.en}`,
        greeting: hello(locale, person),
        paragraphs: [
          'Someone tried to register a new store with your email or mobile number, which belong to your existing account. If it was you, just sign in.',
        ],
        button: { label: 'Sign in', url: login_url },
        notes: [
          'If you forgot your password, recover it from the sign-in page. If it was not you, there is nothing to do: your account has not changed.',
        ],
      }

/** A merchant's code for a new password, by mail. */
export const resetCodeMail = (locale: Locale, person: string, code: string): MailText =>
  locale === 'ar'
    ? {
        subject: `رمز استعادة كلمة المرور في ${name.ar}`,
        greeting: hello(locale, person),
        paragraphs: ['أدخل هذا الرمز لتعيين كلمة مرور جديدة:'],
        code,
        notes: [
          `الرمز صالح لمدة ${lifeText(codeRules.code_seconds, 'ar')} ويُستخدم مرة واحدة.`,
          'إن لم تطلب استعادة كلمة المرور فتجاهل الرسالة، وستبقى كلمة مرورك كما هي.',
        ],
      }
    : {
        subject: `Your password recovery code for ${name.en}`,
        greeting: hello(locale, person),
        paragraphs: ['Enter this code to set a new password:'],
        code,
        notes: [
          `The code is good for ${lifeText(codeRules.code_seconds, 'en')} and can be used once.`,
          'If you did not ask for it, ignore this message; your password stays as it is.',
        ],
      }

/** The same by message. */
export const resetCodeSms = (locale: Locale, code: string): string =>
  locale === 'ar'
    ? `${code} رمز استعادة كلمة المرور في ${name.ar}. صالح لمدة ${lifeText(codeRules.code_seconds, 'ar')}. لا تشاركه مع أحد.`
    : `${code} is your ${name.en} password recovery code. Good for ${lifeText(codeRules.code_seconds, 'en')}. Share it with nobody.`

/** A shopper's code for signing in. */
export const signInSms = (locale: Locale, code: string): string =>
  locale === 'ar'
    ? `${code} رمز الدخول إلى ${name.ar}. صالح لمدة ${lifeText(codeRules.code_seconds, 'ar')}. لا تشاركه مع أحد.`
    : `${code} is your ${name.en} sign-in code. Good for ${lifeText(codeRules.code_seconds, 'en')}. Share it with nobody.`

/** The code that deletes a shopper's account: it says what it does, so that nobody reads it out to a caller as a sign-in code. */
export const deleteAccountSms = (locale: Locale, code: string): string =>
  locale === 'ar'
    ? `${code} رمز حذف حسابك في ${name.ar} نهائيًا. صالح لمدة ${lifeText(codeRules.code_seconds, 'ar')}. لا تشاركه مع أحد.`
    : `${code} deletes your ${name.en} account for good. Good for ${lifeText(codeRules.code_seconds, 'en')}. Share it with nobody.`

/** An admin's link to a new password. */
export const adminResetMail = (locale: Locale, person: string, url: string): MailText =>
  locale === 'ar'
    ? {
        subject: `استعادة كلمة المرور في ${name.ar}`,
        greeting: hello(locale, person),
        paragraphs: ['طُلبت استعادة كلمة مرور حسابك في لوحة التحكم. افتح الرابط لتعيين كلمة مرور جديدة.'],
        button: { label: 'تعيين كلمة مرور جديدة', url },
        notes: [
          `الرابط صالح لمدة ${lifeText(codeRules.link_seconds, 'ar')} ويُستخدم مرة واحدة.`,
          'إن لم تطلب ذلك فتجاهل الرسالة، وستبقى كلمة مرورك كما هي.',
        ],
      }
    : {
        subject: `Recover your ${name.en} password`,
        greeting: hello(locale, person),
        paragraphs: ['Someone asked to recover the password of your dashboard account. Open the link to set a new one.'],
        button: { label: 'Set a new password', url },
        notes: [
          `The link is good for ${lifeText(codeRules.link_seconds, 'en')} and can be used once.`,
          'If you did not ask for it, ignore this message; your password stays as it is.',
        ],
      }

/** A new admin's link to a first password. */
export const invitationMail = (locale: Locale, person: string, url: string): MailText =>
  locale === 'ar'
    ? {
        subject: `دعوة للانضمام إلى فريق ${name.ar}`,
        greeting: hello(locale, person),
        paragraphs: [`أُنشئ لك حساب مشرف في لوحة تحكم ${name.ar}. عيّن كلمة مرورك لتبدأ.`],
        button: { label: 'تعيين كلمة المرور', url },
        notes: [
          `الرابط صالح لمدة ${lifeText(codeRules.invitation_seconds, 'ar')} ويُستخدم مرة واحدة.`,
          'إن لم تكن تتوقع هذه الدعوة فتجاهل الرسالة.',
        ],
      }
    : {
        subject: `You are invited to the ${name.en} team`,
        greeting: hello(locale, person),
        paragraphs: [`An admin account on the ${name.en} dashboard was made for you. Set your password to begin.`],
        button: { label: 'Set your password', url },
        notes: [
          `The link is good for ${lifeText(codeRules.invitation_seconds, 'en')} and can be used once.`,
          'If you did not expect this invitation, ignore this message.',
        ],
      }

interface StoreInvitation {
  person: string
  store: string
  url: string
}

const invitationNotes = (locale: Locale): string[] =>
  locale === 'ar'
    ? [
        `الرابط صالح لمدة ${lifeText(codeRules.invitation_seconds, 'ar')} ويُستخدم مرة واحدة. إن انتهت مدته فاطلب كلمة مرور جديدة من صفحة الدخول.`,
        'إن لم تكن تتوقع هذه الدعوة فتجاهل الرسالة.',
      ]
    : [
        `The link is good for ${lifeText(codeRules.invitation_seconds, 'en')} and can be used once. If it has run out, ask for a new password on the sign-in page.`,
        'If you did not expect this invitation, ignore this message.',
      ]

/** A mail to a merchant whose store the platform registered, with the link to a first password. */
export const ownerInvitationMail = (locale: Locale, { person, store, url }: StoreInvitation): MailText =>
  locale === 'ar'
    ? {
        subject: `متجرك «${store}» جاهز في ${name.ar}`,
        greeting: hello(locale, person),
        paragraphs: [`سجّل فريق ${name.ar} متجر «${store}» باسمك. عيّن كلمة مرورك لتدخل متجرك وتكمل بياناته.`],
        button: { label: 'تعيين كلمة المرور', url },
        notes: invitationNotes(locale),
      }
    : {
        subject: `Your store “${store}” is set up on ${name.en}`,
        greeting: hello(locale, person),
        paragraphs: [`The ${name.en} team registered the store “${store}” for you. Set your password to sign in and complete its details.`],
        button: { label: 'Set your password', url },
        notes: invitationNotes(locale),
      }

/** A mail to a new member of a store's team, with the link to a first password. */
export const teamInvitationMail = (locale: Locale, { person, store, url }: StoreInvitation): MailText =>
  locale === 'ar'
    ? {
        subject: `دعوة للانضمام إلى فريق «${store}»`,
        greeting: hello(locale, person),
        paragraphs: [`يدعوك متجر «${store}» إلى فريقه في ${name.ar}. عيّن كلمة مرورك لتبدأ العمل معهم.`],
        button: { label: 'قبول الدعوة', url },
        notes: invitationNotes(locale),
      }
    : {
        subject: `You are invited to the “${store}” team`,
        greeting: hello(locale, person),
        paragraphs: [`The store “${store}” invites you to its team on ${name.en}. Set your password to start working with them.`],
        button: { label: 'Accept the invitation', url },
        notes: invitationNotes(locale),
      }

/** Tells the owner of an account that its password was changed, and where to go if it was not them. */
export const passwordChangedMail = (locale: Locale, person: string, forget_url: string): MailText =>
  locale === 'ar'
    ? {
        subject: `تغيّرت كلمة مرورك في ${name.ar}`,
        greeting: hello(locale, person),
        paragraphs: ['تغيّرت كلمة مرور حسابك، وسُجّل الخروج من الأجهزة الأخرى.'],
        button: { label: 'لم أغيّرها بنفسي', url: forget_url },
        notes: ['إن كنت أنت من غيّرها فلا حاجة إلى أي إجراء.'],
      }
    : {
        subject: `Your ${name.en} password was changed`,
        greeting: hello(locale, person),
        paragraphs: ['The password of your account was changed, and other devices were signed out.'],
        button: { label: 'It was not me', url: forget_url },
        notes: ['If it was you, there is nothing to do.'],
      }
