import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyErrors } from '@rahba/contract/money/errors'
import { type PayoutStatus, payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import { and, eq, inArray } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { StoreRecord } from '../../stores/change-store.ts'
import { lockOwningStore } from '../lock-owning-store.ts'
import { type PayoutRow, payouts } from './table.ts'

/** Both sides of a change, for the history. */
export interface PayoutChange {
  before: PayoutRow
  after: PayoutRow
}

/** Locks a payout after its store. Takes and throws what {@link lockOwningStore} does. */
export async function lockPayout(db: Db, id: string, store_id?: string): Promise<{ payout: PayoutRow; store: StoreRecord }> {
  const store = await lockOwningStore(db, payouts, id, store_id)
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, id)).for('update')
  if (!payout) throw new Error('payouts are never deleted')
  return { payout, store }
}

/** Throws `payout_wrong_state` unless the status of the payout is one of `from`. */
export function requireState(payout: PayoutRow, from: readonly PayoutStatus[], locale: Locale): void {
  if (!from.includes(payout.status)) throw fail(moneyErrors.payout_wrong_state, { now: payoutStatuses[payout.status][locale] })
}

/** Writes a change of a locked payout. */
export async function changePayout(
  db: Db,
  before: PayoutRow,
  change: { [K in keyof PayoutRow]?: PayoutRow[K] | typeof now },
): Promise<PayoutChange> {
  const [after] = await db
    .update(payouts)
    .set({ ...change, updated_at: now })
    .where(and(eq(payouts.id, before.id), inArray(payouts.status, [before.status])))
    .returning()
  if (!after) throw new Error('The locked payout is there')
  return { before, after }
}
