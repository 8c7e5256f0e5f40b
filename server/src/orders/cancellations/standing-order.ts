import { addParts, orderLess, type RefundParts } from '@rahba/contract/orders/refund'
import { and, eq, isNotNull } from 'drizzle-orm'
import { readSettings } from '../../content/settings/read-settings.ts'
import type { Db } from '../../platform/db/types.ts'
import type { orders } from '../table.ts'
import { cancellations } from './table.ts'

type OrderRow = typeof orders.$inferSelect

export interface Standing {
  /** The order with its amounts less what was cancelled of it before delivery. */
  order: OrderRow
  /** What refunds since delivery took out of the store's pending balance. */
  from_pending: number
  /** What a return costs the shopper whose own wish it is. */
  return_charge: number
  /** What was paid back by bank or gateway, or is to be. */
  outside: number
}

type Settled = RefundParts & Pick<typeof cancellations.$inferSelect, 'event'>

/** The order with its amounts less what was cancelled of it before delivery, among its `settled` cancellations and returns. */
export function lessCancelled(order: OrderRow, settled: readonly Settled[]): OrderRow {
  const parts = settled.filter(({ event }) => event === 'M7')
  return parts.length > 0 ? orderLess(order, addParts(parts)) : order
}

/** The amounts of an order as they stand, which its delivery, cancellation or next refund are posted by. The order must be locked. */
export async function standingOrder(db: Db, order: OrderRow): Promise<Standing> {
  const settled = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.order_id, order.id), isNotNull(cancellations.event)))
  const sum = (amount: (row: (typeof settled)[number]) => number) => settled.reduce((all, row) => all + amount(row), 0)
  return {
    order: lessCancelled(
      order,
      settled.map((row) => ({ ...row, total: row.amount_final ?? 0 })),
    ),
    return_charge: (await readSettings(db)).return_charge,
    from_pending: sum((row) => row.from_pending),
    outside: sum((row) => row.to_outside ?? 0),
  }
}
