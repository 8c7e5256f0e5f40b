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
  left: Halalas
} {
  const returned = order.returned_amount
  const cancelled = order.status === 'cancelled' ? order.total - returned : order.cancelled_amount
  return { cancelled, returned, left: order.total - cancelled - returned }
}

/** Returns the pieces of an order, those that are left of it, and those that were cancelled or returned; none is left of a cancelled order. */
export function countPieces({ status, lines }: Pick<WholeOrder, 'status'> & { lines: readonly Units[] }) {
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const taken = status === 'cancelled' ? ordered : lines.reduce((sum, { refunded_quantity }) => sum + refunded_quantity, 0)
  return { ordered, left: ordered - taken, taken }
}
