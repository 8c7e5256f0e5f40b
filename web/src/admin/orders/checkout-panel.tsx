import { readAnyCheckout } from '@rahba/contract/orders/checkouts/checkouts.calls'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { useCall } from '../../api/queries.ts'
import { CheckoutOrders } from './checkout-orders.tsx'

/** The orders at other stores that were placed with this one, and what they come to together; nothing for an order placed alone. */
export function CheckoutPanel({ order }: { order: WholeOrder & { checkout_id: string } }) {
  const read = useCall(readAnyCheckout, { params: { id: order.checkout_id } }, { silent: true })
  const orders = read.data?.orders ?? []
  return orders.length < 2 ? null : <CheckoutOrders id={order.id} orders={orders} />
}
