import type { PaymentStatus } from '@rahba/contract/orders/order-states'
import { takesCash } from '../../money/ledger/order-postings.ts'
import type { OrderFacts } from './facts.ts'

/** What happened to an order, as far as the name of its payment follows from it. */
type PaymentEvent =
  | { kind: 'moved' | 'payment_confirmed' }
  | { kind: 'delivered'; standing: OrderFacts }
  /** All that was left of it is cancelled, and `back` is paid back. */
  | { kind: 'cancelled'; back: number }
  /** A part is cancelled or came back, and `back` of its `total` is paid back; `left` are the amounts after it. */
  | { kind: 'part_cancelled' | 'part_returned'; total: number; back: number; left: Pick<OrderFacts, 'to_charge'> }

/** What the payment of an order is called after an event: the one place that says so. */
export function paymentStatusAfter(order: OrderFacts, event: PaymentEvent): PaymentStatus {
  const { payment_status } = order
  switch (event.kind) {
    case 'moved':
      return payment_status
    case 'payment_confirmed':
      return 'paid'
    case 'delivered':
      return takesCash(event.standing) ? 'cod_collected' : payment_status
    case 'cancelled':
      if (event.back > 0) return 'refunded'
      return payment_status === 'cod_pending' ? 'voided' : payment_status
    default:
      if (order.cancelled_amount + order.returned_amount + event.total === order.total) return 'refunded'
      // cash that is still to come is less, and none where the wallet covers what is left
      if (event.kind === 'part_cancelled' && payment_status === 'cod_pending') return event.left.to_charge === 0 ? 'paid' : 'cod_pending'
      return event.back > 0 ? 'partially_refunded' : payment_status
  }
}
