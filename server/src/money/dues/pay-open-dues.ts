import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { notifyOfDue } from './due-texts.ts'
import type { DueChange } from './lock-due.ts'
import { offsetDue, payableFromBalance } from './settle-due.ts'
import { type DueRecord, dues } from './table.ts'

/** Pays a locked statement or a part of it. Returns null if there is nothing left to pay with. */
type Pay = (db: Db, due: DueRecord) => Promise<DueChange | null>

/**
 * Pays a store's open statements, the earliest day first, until nothing is left to pay with. A statement whose transfer waits for its check is left
 * alone. The store must be locked.
 * @param last the last statement to pay; all open ones by default
 */
export async function payOpenDues(db: Db, store_id: string, pay: Pay, last?: DueRecord): Promise<DueChange[]> {
  const open = await db
    .select()
    .from(dues)
    .where(and(eq(dues.store_id, store_id), inArray(dues.status, ['due', 'overdue'])))
    .orderBy(asc(dues.due_on), asc(dues.id))
    .for('update')
  const changes: DueChange[] = []
  for (const due of open) {
    const change = await pay(db, due)
    if (!change) break
    changes.push(change)
    if (due.id === last?.id) break
  }
  return changes
}

const payFromBalance: Pay = async (db, due) => {
  const payable = await payableFromBalance(db, due)
  return payable > 0 ? offsetDue(db, due, payable, { type: 'system' }) : null
}

/**
 * Pays a locked open statement from the store's available balance, after the open statements that are due before it. Else an older statement could
 * suspend a store that pays. Notifies the store of the earlier ones, and returns the statement as it is now.
 */
export async function payUpTo(db: Db, last: DueRecord): Promise<DueRecord> {
  const changes = await payOpenDues(db, last.store_id, payFromBalance, last)
  for (const { before, after } of changes)
    if (after.id !== last.id) await notifyOfDue(db, after, { kind: 'offset', once: String(after.paid), amount: after.paid - before.paid })
  return changes.find(({ after }) => after.id === last.id)?.after ?? last
}
