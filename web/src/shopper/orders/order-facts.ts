import { isCaptured } from '@rahba/contract/orders/captured'
import type { OwnOrderRow, ShopperOrder } from '@rahba/contract/orders/order-shapes'

type Units = Pick<ShopperOrder['lines'][number], 'quantity' | 'cancelled_quantity' | 'refunded_quantity'>
type Delivered = Pick<OwnOrderRow, 'status'> & (Pick<OwnOrderRow, 'all_returned'> | { lines: readonly Units[] })

/** True if units of an order may still be cancelled or returned. */
export const hasUnits = ({ lines }: { lines: readonly Omit<Units, 'refunded_quantity'>[] }): boolean =>
  lines.some(({ quantity, cancelled_quantity }) => quantity > cancelled_quantity)

/** True if all goods of a delivered order were returned and refunded. */
export function isAllReturned(order: Delivered): boolean {
  if (order.status !== 'delivered' && order.status !== 'completed') return false
  return 'all_returned' in order
    ? order.all_returned
    : order.lines.every(({ quantity, refunded_quantity }) => refunded_quantity >= quantity)
}

/** Returns what the customer has paid of an order and would get back if it were cancelled now, in halalas. */
export const getPaid = (
  order: Pick<ShopperOrder, 'payment_method' | 'payment_status' | 'to_charge' | 'total' | 'cancelled_amount' | 'wallet_part'>,
): number => (isCaptured(order) ? order.total - order.cancelled_amount : order.wallet_part)
