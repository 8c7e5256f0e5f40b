import { addParts, orderLess, type RefundParts } from '@rahba/contract/orders/refund'
import type { CancellationFacts, Facts, OrderFacts } from './facts.ts'

export interface Standing {
  /** The order with its amounts less what was cancelled of it before delivery. */
  readonly order: OrderFacts
  /** What refunds since delivery took out of the store's pending balance. */
  readonly from_pending: number
  /** What a return costs the shopper whose own wish it is. */
  readonly return_charge: number
  /** What was paid back by bank or gateway, or is to be. */
  readonly outside: number
}

type Settled = RefundParts & Pick<CancellationFacts, 'event'>

/** The order with its amounts less what was cancelled of it before delivery, among its `settled` cancellations and returns. */
export function lessCancelled<O extends OrderFacts>(order: O, settled: readonly Settled[]): O {
  const parts = settled.filter(({ event }) => event === 'order_cancelled')
  return parts.length > 0 ? orderLess(order, addParts(parts)) : order
}

/** The amounts of an order as they stand, by its cancellations and returns: its delivery, cancellation or next refund is posted by them. */
export function standingAfter(order: OrderFacts, rows: readonly CancellationFacts[], return_charge: number): Standing {
  const settled = rows.filter(({ event }) => event !== null)
  const sum = (amount: (row: CancellationFacts) => number) => settled.reduce((all, row) => all + amount(row), 0)
  return {
    order: lessCancelled(
      order,
      settled.map((row) => ({ ...row, total: row.amount_final ?? 0 })),
    ),
    return_charge,
    from_pending: sum((row) => row.from_pending),
    outside: sum((row) => row.to_outside ?? 0),
  }
}

export const standingOf = ({ order, requests, settings }: Facts): Standing =>
  standingAfter(
    order,
    requests.map(({ row }) => row),
    settings.return_charge,
  )
