import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type DueStatus, dueStatuses } from '@rahba/contract/money/due-states'
import { moneyErrors } from '@rahba/contract/money/errors'
import { and, eq, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { lockStore, type StoreRecord } from '../../stores/change-store.ts'
import { type DueRecord, dues } from './table.ts'

/** Both sides of a change, for the history. */
export interface DueChange {
  before: DueRecord
  after: DueRecord
}

/** Returns the remaining amount of a statement. */
export const getRemaining = ({ amount, paid, waived }: Pick<DueRecord, 'amount' | 'paid' | 'waived'>): number => amount - paid - waived

/** The status of a statement with something to pay and no waiting transfer: overdue once its last day is over. */
export const openStatus = sql<DueStatus>`case when ${dues.due_on} < ${today} then 'overdue' else 'due' end`

/**
 * Locks a statement and its store: the store first, like every change of a store's balance. Throws `not_found`.
 * @param store_id the only store it may belong to, where a store asks
 */
export async function lockDue(db: Db, id: string, store_id?: string): Promise<{ due: DueRecord; store: StoreRecord }> {
  const [found] = await db
    .select({ store_id: dues.store_id })
    .from(dues)
    .where(and(eq(dues.id, id), store_id ? eq(dues.store_id, store_id) : undefined))
  if (!found) throw fail(errors.not_found)
  const store = await lockStore(db, found.store_id)
  const [due] = await db.select().from(dues).where(eq(dues.id, id)).for('update')
  if (!due) throw new Error('statements are never deleted')
  return { due, store }
}

/** Throws `due_wrong_state` unless the status of the statement is one of `from`. */
export function requireState(due: DueRecord, from: readonly DueStatus[], locale: Locale): void {
  if (!from.includes(due.status)) throw fail(moneyErrors.due_wrong_state, { now: dueStatuses[due.status][locale] })
}

/** Writes a change of a locked statement. */
export async function changeDue(
  db: Db,
  before: DueRecord,
  change: { [K in keyof DueRecord]?: DueRecord[K] | typeof now | typeof openStatus },
): Promise<DueChange> {
  const [after] = await db
    .update(dues)
    .set({ ...change, updated_at: now })
    .where(eq(dues.id, before.id))
    .returning()
  if (!after) throw new Error('The locked statement is there')
  return { before, after }
}
