import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { UserIdentity } from '@rahba/contract/shoppers/sign-in'
import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { users } from './table.ts'

interface NewUser {
  phone: string
  name?: string | null | undefined
  email?: string | null | undefined
  locale?: Locale | undefined
}

/** Makes a shopper. Throws `already_taken` through the database when the phone is known. */
export async function createUser(db: Db, input: NewUser): Promise<{ id: string }> {
  const [user] = await db.insert(users).values(input).returning({ id: users.id })
  if (!user) throw new Error('an insert gives its row')
  return user
}

/** The shopper who proved to have `phone`: made the first time. Throws `account_disabled` for one who was blocked. */
export async function userOfPhone(db: Db, phone: string, locale: Locale): Promise<{ id: string }> {
  const [user] = await db
    .insert(users)
    .values({ phone, locale })
    .onConflictDoUpdate({ target: users.phone, set: { last_seen_at: now } })
    .returning({ id: users.id, active: users.active })
  if (!user?.active) throw fail(accessErrors.account_disabled)
  return user
}

/**
 * The shopper as their app shows them, locked until the transaction ends where `lock` says so. Throws `not_found`, also once the account was
 * deleted.
 */
export async function readUser(db: Db, id: string, lock = false): Promise<UserIdentity> {
  const { phone, name, email, avatar, locale, deletion_due_at, created_at, updated_at } = users
  const columns = { id: users.id, phone, name, email, avatar, locale, deletion_due_at, created_at, updated_at }
  const read = db.select(columns).from(users).where(eq(users.id, id))
  const [user] = await (lock ? read.for('update') : read)
  if (!user?.phone) throw fail(errors.not_found)
  return { ...user, phone: user.phone }
}

/** Changes what a shopper says of themselves. Throws `not_found` where the account was deleted meanwhile. */
export async function updateUser(
  db: Db,
  id: string,
  change: Pick<UserIdentity, 'name' | 'email' | 'avatar' | 'locale'>,
): Promise<UserIdentity> {
  await db
    .update(users)
    .set({ ...change, updated_at: now })
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return readUser(db, id)
}
