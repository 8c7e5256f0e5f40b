import type { Audience } from '@rahba/contract/kernel/audiences'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, eq } from 'drizzle-orm'
import { movedMessages } from '../../messages/security.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailJob } from '../../platform/mail/mail-job.ts'
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

/** True if an account's address or phone has changed, which requires a proof of identity and ends the other sessions. */
export const hasMoved = (before: Contacts, after: Contacts): boolean => before.email !== after.email || before.phone !== after.phone

/** Keeps what an account had before, where it has something else now. Nulls are what was never proved to be its own. */
export async function saveFormerContact(
  db: Db,
  owner: { audience: Audience; subject_id: string },
  before: Nullable<Contacts>,
  after: Nullable<Contacts>,
): Promise<void> {
  const email = before.email === after.email ? null : before.email
  const phone = before.phone === after.phone ? null : before.phone
  if (email !== null || phone !== null) await db.insert(formerContacts).values({ ...owner, email, phone })
}

/** Removes the earlier contacts of an account that is deleted. */
export async function deleteFormerContacts(db: Db, { audience, subject_id }: { audience: Audience; subject_id: string }): Promise<void> {
  await db.delete(formerContacts).where(and(eq(formerContacts.audience, audience), eq(formerContacts.subject_id, subject_id)))
}

/** Notifies the owner of an account at its former address, because someone who took over the account reads the mails of the new one. */
export async function notifyOfMovedContact(
  db: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  before: Contacts & Person,
  after: Contacts,
): Promise<void> {
  for (const what of ['email', 'phone'] as const) {
    // A first number replaces nothing.
    if (before[what] === after[what] || before[what] === null) continue
    await jobs.enqueue(db, mailJob, { to: before.email, ...movedMessages[what].write(before.locale, { person: before.name }) })
  }
}
