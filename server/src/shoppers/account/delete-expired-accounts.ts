import { deletionErrorList } from '@rahba/contract/shoppers/account-errors'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError } from '../../platform/errors.ts'
import { systemActor } from '../../platform/http/who.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker, type Worker } from '../../platform/jobs/worker.ts'
import { users } from '../table.ts'
import { deleteAccount, lockShopperAccount } from './delete-account.ts'
import type { ShopperRecords } from './records.ts'

const batch = 100

const isDue = sql`${users.deletion_due_at} <= ${now}`

/**
 * Deletes one account if it is still due under its lock. Returns false if its shopper kept it, another run was faster, or something is open
 * again.
 */
async function deleteIfDue(db: Db, user_id: string, records: ShopperRecords): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      await lockShopperAccount(tx, user_id, records)
      const [due] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, user_id), isDue))
      if (!due) return false
      const after = await deleteAccount(tx, user_id, records)
      await writeAudit(tx, systemActor, { action: 'users.delete-due', entity: 'users', entity_id: user_id, after })
      return true
    })
  } catch (error) {
    // A late refund or payment is settled first, and the next run tries again.
    if (error instanceof AppError && deletionErrorList.includes(error.error)) return false
    throw error
  }
}

/**
 * Deletes the accounts whose time to come back is over, each in a transaction of its own. What is open again waits for the next run. Returns how
 * many it deleted.
 */
export async function deleteExpiredAccounts(db: Db, records: ShopperRecords): Promise<number> {
  let deleted = 0
  for (let last: string | null = null; ; ) {
    const due: { id: string }[] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isDue, last === null ? undefined : gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(batch)
    for (const { id } of due) if (await deleteIfDue(db, id, records)) deleted++
    last = due.at(-1)?.id ?? null
    if (due.length < batch) return deleted
  }
}

/** Runs every hour. */
export const deleteExpiredAccountsWorker = (records: ShopperRecords): Worker =>
  defineWorker(jobKind<Record<string, never>>('delete-due-accounts'), async ({ db }) => void (await deleteExpiredAccounts(db, records)), {
    cron: '25 * * * *',
  })
