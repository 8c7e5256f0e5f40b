import { carriers } from '@rahba/contract/money/carriers'
import { isCaptured } from '@rahba/contract/orders/captured'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import type { OrderStatus, PaymentStatus } from '@rahba/contract/orders/order-states'
import { carrierOfOrder, collectionOf, openCollection } from '../money/carriers/collection.ts'
import type { Outside } from '../money/ledger/events.ts'
import {
  postCancelled,
  postDelivered,
  postInvoiced,
  postRefundPaid,
  postReturnWindowClosed,
  takesCash,
} from '../money/ledger/post-order.ts'
import { refundPayments } from '../money/payments/refund-payments.ts'
import type { Db } from '../platform/db/types.ts'
import { recordWholeCancellation } from './cancellations/record-whole.ts'
import { type Standing, standingOrder } from './cancellations/standing-order.ts'
import type { HistoryActor } from './history.ts'
import { creditOf } from './invoices/credit-refund.ts'
import { dueBy, issueForOrder } from './invoices/issue-for-order.ts'
import type { orders } from './table.ts'

type OrderRow = typeof orders.$inferSelect

/** What led to a whole cancellation, and where the money goes: to the wallet where nothing else was asked for. */
export interface CancellationRefund {
  note: string | null
  cancellation_id?: string
  /** Where what the wallet had not paid goes, if not there: by an administrator's transfer, or back through the gateway. */
  outside?: Outside
}

/** What was paid goes back to the shopper, to the wallet at once; a slip that still waited is closed with the order. */
async function settleCancellation(
  db: Db,
  order: OrderRow,
  { order: standing }: Standing,
  actor: HistoryActor,
  { note, cancellation_id, outside }: CancellationRefund,
): Promise<PaymentStatus> {
  const { to_refund } = await postCancelled(db, standing, isCaptured(standing), { actor })
  if (to_refund > 0 && !outside) await postRefundPaid(db, standing, 'wallet', { actor })
  await refundPayments(db, order.id)
  const to_outside = outside ? to_refund : 0
  const to_wallet = standing.wallet_part + to_refund - to_outside
  // read before its units count as gone
  const credit = await creditOf(db, order)
  const cause_id = await recordWholeCancellation(db, order, {
    standing,
    to_wallet,
    to_outside,
    outside,
    actor,
    note,
    cancellation_id,
  })
  await credit?.whole(standing, cause_id)
  if (to_wallet + to_outside > 0) return 'refunded'
  return order.payment_status === 'cod_pending' ? 'voided' : order.payment_status
}

/**
 * Posts what a change of state means in money, in the transaction of the change; a posting is made once however often it is asked for.
 * Acceptance is the tax point of what was paid before. Delivery is when the store has earned its share: from escrow, against the cash it holds, or out of the cash a carrier holds.
 * What was cancelled of the order before counts no more.
 * Invoices and credit notes that follow from it are issued after the posting.
 * @returns the payment status that follows
 */
export async function settleMoney(
  db: Db,
  order: OrderRow,
  action: OrderActionName,
  to: OrderStatus,
  actor: HistoryActor,
  refund: CancellationRefund,
): Promise<PaymentStatus> {
  if (action === 'confirm_payment') return 'paid'
  if (action === 'accept') {
    const { order: accepted } = await standingOrder(db, order)
    await postInvoiced(db, accepted, { actor })
    await issueForOrder(db, order, dueBy('accepted', accepted))
  }
  if (to !== 'delivered' && to !== 'cancelled' && to !== 'completed') return order.payment_status
  const standing = await standingOrder(db, order)
  if (to === 'cancelled') return settleCancellation(db, order, standing, actor, refund)
  if (to === 'delivered') {
    const carrier = takesCash(standing.order) ? carrierOfOrder(order) : null
    if (carrier) await openCollection(db, standing.order, carrier)
    await postDelivered(db, standing.order, { actor }, carrier ? carriers[carrier].account : undefined)
    await issueForOrder(db, order, dueBy('delivered', standing.order))
    return takesCash(standing.order) ? 'cod_collected' : order.payment_status
  }
  const released = (await collectionOf(db, order.id))?.released_pending ?? 0
  await postReturnWindowClosed(db, standing.order, { actor }, { refunded: standing.from_pending, released })
  return order.payment_status
}
