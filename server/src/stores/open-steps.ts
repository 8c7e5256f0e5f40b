import { formatAmount } from '@rahba/contract/kernel/money'
import { openPayoutStatuses } from '@rahba/contract/money/payout-states'
import { settledCancellations } from '@rahba/contract/orders/cancellation-states'
import { type ClosingStep, closingSteps, type OpenStep } from '@rahba/contract/stores/closing'
import { sql } from 'drizzle-orm'
import { balancesOf } from '../money/ledger/read-accounts.ts'
import type { Db } from '../platform/db/types.ts'

// what came back to the store and what was cancelled has no further step; a delivered order waits for its return window
const finished = ['completed', 'cancelled', 'returned_to_store']
const texts = (values: readonly string[]) => sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** What a store still has to settle before it can be closed for good, in the order it is done. */
export async function readOpenSteps(db: Db, store_id: string): Promise<OpenStep[]> {
  const { rows } = await db.execute<{ orders: number; cancellations: number; payouts: number }>(sql`
    select (select count(*)::int from (select from orders where store_id = ${store_id}::uuid and not status = any(${texts(finished)}) limit 1000) o) as orders,
      (select count(*)::int from (select from cancellations where store_id = ${store_id}::uuid and not status = any(${texts(settledCancellations)}) limit 1000) c) as cancellations,
      (select count(*)::int from payouts where store_id = ${store_id}::uuid and status = any(${texts(openPayoutStatuses)})) as payouts`)
  const money = await balancesOf(db, ['store_pending', 'store_available', 'store_dues', 'store_with_carriers'], store_id)
  const { orders = 0, cancellations = 0, payouts = 0 } = rows[0] ?? {}
  const step = (name: ClosingStep, said: string): OpenStep => {
    const { ar, en } = closingSteps[name]
    return { step: name, what: { ar: `${ar}: ${said}`, en: `${en}: ${said}` } }
  }
  const amount = (name: ClosingStep, halalas: number): OpenStep => {
    const { ar, en } = closingSteps[name]
    return { step: name, what: { ar: `${ar}: ${formatAmount(halalas)} ر.س`, en: `${en}: SAR ${formatAmount(halalas)}` } }
  }
  const balance = money.store_pending + money.store_available
  return [
    ...(orders > 0 ? [step('orders', String(orders))] : []),
    ...(cancellations > 0 ? [step('cancellations', String(cancellations))] : []),
    ...(money.store_dues !== 0 ? [amount('dues', money.store_dues)] : []),
    ...(money.store_with_carriers !== 0 ? [amount('carriers', money.store_with_carriers)] : []),
    ...(money.store_pending !== 0 || money.store_available !== 0 ? [amount('balance', balance)] : []),
    ...(payouts > 0 ? [step('payouts', String(payouts))] : []),
  ]
}
