import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import { deletionDays } from '@rahba/contract/shoppers/account-rules'
import { eq, sql } from 'drizzle-orm'
import { deleteSessions } from '../../access/sessions/revoke-sessions.ts'
import { shopperMessages } from '../../messages/shoppers.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import { smsJob } from '../../platform/sms/sms-job.ts'
import { users } from '../table.ts'
import { lockShopperAccount, refuseUnsettled } from './delete-account.ts'
import type { ShopperRecords } from './records.ts'

/** The deletion of an account: when it is due, or null for an account that stays. */
export interface Deletion {
  deletion_due_at: string | null
}

/** Reads when the account is deleted. Throws `not_found`. */
export async function readDeletion(db: Db, user_id: string): Promise<Deletion> {
  const [user] = await db.select({ deletion_due_at: users.deletion_due_at }).from(users).where(eq(users.id, user_id))
  if (!user) throw fail(errors.not_found)
  return user
}

/**
 * Marks an account to be deleted in `deletionDays`, ends its sessions with their devices, and tells the day and the way back by SMS. It takes
 * the locks and checks of a deletion, so that an order that began before is seen, and one that comes later is refused by a trigger (migration
 * `account`). An account that is marked already keeps its day. Throws `not_found`, `account_deleted` and those of `deletionErrors`.
 */
export async function markForDeletion(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  { user_id, records }: { user_id: string; records: ShopperRecords },
): Promise<Deletion> {
  const { phone, locale, deletion_due_at } = await lockShopperAccount(db, user_id, records)
  await refuseUnsettled(db, user_id, records)
  await deleteSessions(db, { audience: 'user', subject_id: user_id })
  if (deletion_due_at) return { deletion_due_at }
  const [marked] = await db
    .update(users)
    .set({ deletion_due_at: sql`${now} + make_interval(days => ${deletionDays})`, updated_at: now })
    .where(eq(users.id, user_id))
    .returning({ deletion_due_at: users.deletion_due_at })
  if (!marked?.deletion_due_at || !phone) throw new Error('The locked shopper is there')
  const text = shopperMessages.deletion_due.write(locale, { due_at: marked.deletion_due_at })
  await jobs.enqueue(db, smsJob, { to: phone, text })
  return marked
}

/**
 * Keeps an account that waited to be deleted; one that stays anyway is left as it is. Throws `not_found`, and `account_deleted` if the job was
 * faster.
 */
export async function keepAccount(db: Db, user_id: string): Promise<{ before: Deletion; after: Deletion }> {
  const { deleted_at, deletion_due_at } = users
  const [before] = await db.select({ deleted_at, deletion_due_at }).from(users).where(eq(users.id, user_id)).for('update')
  if (!before) throw fail(errors.not_found)
  if (before.deleted_at) throw fail(accessErrors.account_deleted)
  const after = { deletion_due_at: null }
  if (before.deletion_due_at)
    await db
      .update(users)
      .set({ ...after, updated_at: now })
      .where(eq(users.id, user_id))
  return { before: { deletion_due_at: before.deletion_due_at }, after }
}
