import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import type { OrderStatus, PaymentStatus } from '@rahba/contract/orders/order-states'
import { refundPayments } from '../money/payments/refund-payments.ts'
import {
  deliveryEvent, legsForCancelledBeforeDelivery, legsForDeliveredCod, legsForDeliveredPrepaid, legsForRefundPaid, legsForReturnWindowClosed, paidByShopper, pendingAfterDelivery,
} from '../money/ledger/events.ts'
import { type Posting, postTransaction } from '../money/ledger/post-transaction.ts'
import type { Db } from '../platform/db/types.ts'
import type { HistoryActor } from './history.ts'
import type { orders } from './table.ts'

type OrderRow = typeof orders.$inferSelect

const isCash = (order: OrderRow) => order.payment_method === 'cod' && order.to_charge > 0
/** Whether the part beside the wallet has arrived. */
const isCaptured = (order: OrderRow) => order.to_charge > 0 && order.payment_status === 'paid'

async function post(db: Db, order: OrderRow, actor: HistoryActor, event: Posting['event'], legs: Posting['legs']): Promise<void> {
  await postTransaction(db, { event, reference: `order:${order.id}:${event}`, legs, actor, order_id: order.id, store_id: order.store_id, user_id: order.user_id })
}

/** Delivery is when the store has earned its share: from escrow, or against the cash it holds. */
async function postDelivery(db: Db, order: OrderRow, actor: HistoryActor): Promise<PaymentStatus> {
  if (isCash(order)) {
    await post(db, order, actor, 'M4', legsForDeliveredCod(order))
    return 'cod_collected'
  }
  await post(db, order, actor, deliveryEvent(order), legsForDeliveredPrepaid(order))
  return order.payment_status
}

/** What was paid goes back to the shopper's wallet, at once. */
async function postCancellation(db: Db, order: OrderRow, actor: HistoryActor): Promise<PaymentStatus> {
  const captured = isCaptured(order)
  const paid = paidByShopper(order, captured)
  if (paid > 0 || order.to_charge === 0) {
    await post(db, order, actor, 'M7', legsForCancelledBeforeDelivery(order, captured))
    if (paid > 0) await post(db, order, actor, 'M7r', legsForRefundPaid(order, { wallet: paid }))
    await refundPayments(db, order.id)
    return paid > 0 ? 'refunded' : order.payment_status
  }
  return order.payment_status === 'cod_pending' ? 'voided' : order.payment_status
}

/**
 * Posts what a change of state means in money, in the transaction of the change; a posting is made once however often it is asked for.
 * @returns the payment status that follows
 */
export async function settleMoney(db: Db, order: OrderRow, action: OrderActionName, to: OrderStatus, actor: HistoryActor): Promise<PaymentStatus> {
  if (to === 'delivered') return postDelivery(db, order, actor)
  if (to === 'cancelled') return postCancellation(db, order, actor)
  if (to === 'completed') {
    const amount = pendingAfterDelivery(order, isCash(order))
    if (amount > 0) await post(db, order, actor, 'M6', legsForReturnWindowClosed(order, amount))
  }
  if (action === 'confirm_payment') return 'paid'
  return order.payment_status
}
