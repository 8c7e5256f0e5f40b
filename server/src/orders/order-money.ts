import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import type { OrderStatus, PaymentStatus } from '@rahba/contract/orders/order-states'
import { postCancelled, postDelivered, postRefundPaid, postReturnWindowClosed, takesCash } from '../money/ledger/post-order.ts'
import { refundPayments } from '../money/payments/refund-payments.ts'
import type { Db } from '../platform/db/types.ts'
import type { HistoryActor } from './history.ts'
import type { orders } from './table.ts'

type OrderRow = typeof orders.$inferSelect

/** Whether the part beside the wallet has arrived. */
const isCaptured = (order: OrderRow) => order.to_charge > 0 && order.payment_status === 'paid'

/** What was paid goes back to the shopper's wallet, at once; a slip that still waited is closed with the order. */
async function settleCancellation(db: Db, order: OrderRow, actor: HistoryActor): Promise<PaymentStatus> {
  const { to_refund } = await postCancelled(db, order, isCaptured(order), { actor })
  if (to_refund > 0) await postRefundPaid(db, order, 'wallet', { actor })
  await refundPayments(db, order.id)
  if (order.wallet_part + to_refund > 0) return 'refunded'
  return order.payment_status === 'cod_pending' ? 'voided' : order.payment_status
}

/**
 * Posts what a change of state means in money, in the transaction of the change; a posting is made once however often it is asked for.
 * Delivery is when the store has earned its share: from escrow, or against the cash it holds.
 * @returns the payment status that follows
 */
export async function settleMoney(
  db: Db,
  order: OrderRow,
  action: OrderActionName,
  to: OrderStatus,
  actor: HistoryActor,
): Promise<PaymentStatus> {
  if (to === 'delivered') {
    await postDelivered(db, order, { actor })
    return takesCash(order) ? 'cod_collected' : order.payment_status
  }
  if (to === 'cancelled') return settleCancellation(db, order, actor)
  if (to === 'completed') await postReturnWindowClosed(db, order, { actor })
  return action === 'confirm_payment' ? 'paid' : order.payment_status
}
