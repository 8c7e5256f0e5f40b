import type { Audience } from '@rahba/contract/kernel/audiences'
import { brand } from '@rahba/contract/kernel/brand'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailJob } from '../../platform/mail/mail-job.ts'
import { type MailText, renderMail } from '../../platform/mail/template.ts'
import { formerContacts } from '../former-contacts-table.ts'

/** The contacts an account signs in with or is known by. */
interface Contacts {
  email: string
  phone: string | null
}

type Nullable<T> = { [K in keyof T]: T[K] | null }

interface Person {
  name: string
  locale: Locale
}

const { name: platform } = brand

const texts = {
  email: {
    ar: { subject: `تغيّر بريدك الإلكتروني في ${platform.ar}`, says: 'لم يعد حسابك مرتبطًا بهذا البريد، وسُجّل الخروج من الأجهزة الأخرى.' },
    en: {
      subject: `Your email on ${platform.en} was changed`,
      says: 'Your account no longer uses this address, and other devices were signed out.',
    },
  },
  phone: {
    ar: { subject: `تغيّر رقم جوالك في ${platform.ar}`, says: 'تغيّر رقم الجوال في حسابك، وسُجّل الخروج من الأجهزة الأخرى.' },
    en: {
      subject: `Your mobile number on ${platform.en} was changed`,
      says: 'The mobile number of your account was changed, and other devices were signed out.',
    },
  },
} as const

function movedMail(locale: Locale, person: string, what: keyof typeof texts): MailText {
  const { subject, says } = texts[what][locale]
  return locale === 'ar'
    ? { subject, greeting: `مرحبًا ${person}،`, paragraphs: [says], notes: ['إن لم تطلب هذا التغيير فتواصل مع الدعم فورًا.'] }
    : { subject, greeting: `Hello ${person},`, paragraphs: [says], notes: ['If you did not ask for this, contact support at once.'] }
}

/** True if an account's address or phone has changed, which requires a proof of identity and ends the other sessions. */
export const hasMoved = (before: Contacts, after: Contacts): boolean => before.email !== after.email || before.phone !== after.phone

/** Keeps what an account had before, where it has something else now. Nulls are what was never proved to be its own. */
export async function keepFormer(
  db: Db,
  whose: { audience: Audience; subject_id: string },
  before: Nullable<Contacts>,
  after: Nullable<Contacts>,
): Promise<void> {
  const email = before.email === after.email ? null : before.email
  const phone = before.phone === after.phone ? null : before.phone
  if (email !== null || phone !== null) await db.insert(formerContacts).values({ ...whose, email, phone })
}

/** Removes the earlier contacts of an account that is deleted. */
export async function forgetFormer(db: Db, { audience, subject_id }: { audience: Audience; subject_id: string }): Promise<void> {
  await db.delete(formerContacts).where(and(eq(formerContacts.audience, audience), eq(formerContacts.subject_id, subject_id)))
}

/** Tells the owner of an account at the address it had before: whoever took the account over reads the mails of the new one. */
export async function tellMoved(db: Db, { jobs }: Pick<Deps, 'jobs'>, before: Contacts & Person, after: Contacts): Promise<void> {
  for (const what of ['email', 'phone'] as const) {
    // A first number replaces nothing.
    if (before[what] === after[what] || before[what] === null) continue
    await jobs.enqueue(db, mailJob, { to: before.email, ...renderMail(before.locale, movedMail(before.locale, before.name, what)) })
  }
}
