import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import { deleteFormerContacts } from '../../access/mails/moved-contact.ts'
import { deleteSessions } from '../../access/sessions/revoke-sessions.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { releaseFiles } from '../../platform/files/attach-files.ts'
import { deleteKeys } from '../../platform/http/idempotency.ts'
import { addresses, userBankAccounts, userNotes, users } from '../table.ts'
import type { ShopperRecords } from './records.ts'

/** Refuses a deletion while orders, returns or money of the shopper are open, by the errors of `deletionErrors`. */
export async function refuseUnsettled(db: Db, user_id: string, { checks }: ShopperRecords): Promise<void> {
  for (const check of checks) await check(db, user_id)
}

/** Locks a shopper's orders and then their row, as a deletion does. Throws `not_found` and `account_deleted`. */
export async function lockShopperAccount(db: Db, user_id: string, records: ShopperRecords) {
  await records.lock(db, user_id)
  const { avatar, phone, locale, deleted_at, deletion_due_at } = users
  const [user] = await db
    .select({ avatar, phone, locale, deleted_at, deletion_due_at })
    .from(users)
    .where(eq(users.id, user_id))
    .for('update')
  if (!user) throw fail(errors.not_found)
  if (user.deleted_at) throw fail(accessErrors.account_deleted)
  return user
}

/**
 * Deletes a shopper's account in the caller's transaction: what belongs to the person alone goes, what others need loses their name, and the row
 * stays for the orders and the ledger that name it. It is locked before anything is checked: an order or a posting that began before is waited
 * for and seen, one that comes later is refused by a trigger (migration `0001_guards.sql`). Throws `not_found`, `account_deleted` and those of
 * `deletionErrors`.
 * @returns when it was deleted
 */
export async function deleteAccount(db: Db, user_id: string, records: ShopperRecords): Promise<{ deleted_at: string }> {
  const user = await lockShopperAccount(db, user_id, records)
  await refuseUnsettled(db, user_id, records)
  for (const forget of records.forget) await forget(db, user_id)
  await db.delete(addresses).where(eq(addresses.user_id, user_id))
  await deleteFormerContacts(db, { audience: 'user', subject_id: user_id })
  await db.delete(userBankAccounts).where(eq(userBankAccounts.user_id, user_id))
  await db.delete(userNotes).where(eq(userNotes.user_id, user_id))
  await deleteSessions(db, { audience: 'user', subject_id: user_id })
  await deleteKeys(db, { actor_type: 'user', actor_id: user_id })
  const nobody = { phone: null, name: null, email: null, avatar: null, last_seen_at: null, active: false, deletion_due_at: null }
  const [deleted] = await db
    .update(users)
    .set({ ...nobody, deleted_at: now, updated_at: now })
    .where(eq(users.id, user_id))
    .returning({ deleted_at: users.deleted_at })
  await releaseFiles(db, [user.avatar])
  if (!deleted?.deleted_at) throw new Error('The locked shopper is there')
  return { deleted_at: deleted.deleted_at }
}
