import type { Halalas } from '@rahba/contract/kernel/money'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'

type Line = Pick<WholeOrder['lines'][number], 'list' | 'offer_discount' | 'coupon_share'>

type Units = Pick<WholeOrder['lines'][number], 'quantity' | 'refunded_quantity'>

/** Returns the discounts of a line, in the order they apply; `list` minus these equals `goods`. */
export const getDiscounts = (line: Line): { kind: 'offers' | 'coupon'; value: Halalas }[] =>
  [
    { kind: 'offers' as const, value: line.offer_discount },
    { kind: 'coupon' as const, value: line.coupon_share },
  ].filter(({ value }) => value > 0)

/** Returns the amounts subtracted from the total since the order was placed, and the rest, in halalas. */
export function getRemaining(order: Pick<WholeOrder, 'status' | 'total' | 'cancelled_amount' | 'returned_amount'>): {
  cancelled: Halalas
  returned: Halalas
  remaining_total: Halalas
} {
  const returned = order.returned_amount
  const cancelled = order.status === 'cancelled' ? order.total - returned : order.cancelled_amount
  return { cancelled, returned, remaining_total: order.total - cancelled - returned }
}

type Settled = Pick<WholeOrder['cancellations'][number], 'status' | 'to_wallet' | 'to_outside' | 'outside'>

/**
 * Returns the amounts that the cancellations and returns of an order paid back, by where they went, in halalas. `done`: false for one still on
 * its way.
 */
export function getRefunds(settled: readonly Settled[]): { to: 'wallet' | 'card' | 'bank'; done: boolean; amount: Halalas }[] {
  const all = settled.flatMap(({ status, to_wallet, to_outside, outside }) => [
    { to: 'wallet' as const, done: true, amount: to_wallet ?? 0 },
    { to: outside === 'psp_clearing' ? ('card' as const) : ('bank' as const), done: status === 'refunded', amount: to_outside ?? 0 },
  ])
  return (['card', 'bank', 'wallet'] as const).flatMap((to) =>
    [true, false].flatMap((done) => {
      const amount = all.reduce((sum, one) => (one.to === to && one.done === done ? sum + one.amount : sum), 0)
      return amount > 0 ? [{ to, done, amount }] : []
    }),
  )
}

/**
 * Returns the state of a payment beside the refunds of its order. One whose order was refunded arrived once, and the refunds say where its
 * amount went: it need not have gone back the way it came. One without any went back as a whole.
 */
export const getArrived = <T extends string>(status: T, refunds: readonly unknown[]): T | 'confirmed' =>
  status === 'refunded' && refunds.length > 0 ? 'confirmed' : status

/** Returns the amount that has been paid back of an order, in halalas. */
export const getRefunded = (settled: readonly Settled[]): Halalas =>
  getRefunds(settled).reduce((sum, { done, amount }) => (done ? sum + amount : sum), 0)

/** Returns the pieces of an order, those that are left of it, and those that were cancelled or returned; none is left of a cancelled order. */
export function countOrderPieces({ status, lines }: Pick<WholeOrder, 'status'> & { lines: readonly Units[] }) {
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const removed = status === 'cancelled' ? ordered : lines.reduce((sum, { refunded_quantity }) => sum + refunded_quantity, 0)
  return { ordered, remaining: ordered - removed, removed }
}
