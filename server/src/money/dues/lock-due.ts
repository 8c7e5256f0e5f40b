import type { Locale } from '@rahba/contract/kernel/locale'
import { type DueStatus, dueStatuses } from '@rahba/contract/money/dues/due-states'
import { moneyErrors } from '@rahba/contract/money/errors'
import { eq, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { StoreRecord } from '../../stores/change-store.ts'
import { lockOwningStore } from '../lock-owning-store.ts'
import { type DueRecord, dues } from './table.ts'

/** Both sides of a change, for the history. */
export interface DueChange {
  before: DueRecord
  after: DueRecord
}

/** The status of a statement with something to pay and no waiting transfer: overdue once its last day is over. */
export const openStatus = sql<DueStatus>`case when ${dues.due_on} < ${today} then 'overdue' else 'due' end`

/** Locks a statement after its store. Takes and throws what {@link lockOwningStore} does. */
export async function lockDue(db: Db, id: string, store_id?: string): Promise<{ due: DueRecord; store: StoreRecord }> {
  const store = await lockOwningStore(db, dues, id, store_id)
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
