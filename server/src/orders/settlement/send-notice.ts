import { orderMessages } from '../../messages/orders.ts'
import type { RefundParts } from '../../messages/refund-words.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import type { Db } from '../../platform/db/types.ts'
import { announceNewOrder, announceOrderMoved } from '../announce-order.ts'
import { announceCancellation, announceClosed, announceEscalated, type CancellationRow } from '../cancellations/announce-cancellation.ts'
import type { Applied, PlannedNotice } from './plan.ts'

/** Notifies the administrators that a store did not answer a request to cancel the order in time. */
const notifyUnanswered = (db: Db, { id, number }: Applied['order']): Promise<void> =>
  notifyAdmins(db, 'orders.update', {
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: id,
    once: `order:${id}:wish-escalated`,
    message: orderMessages.cancellation_unanswered.write({ number }),
  })

/** The refund of an order that this step cancelled whole; null if nothing goes back. */
function findRefund(cancellations: Applied['cancellations']): RefundParts | null {
  for (const { event, to_wallet, to_outside, outside } of cancellations.values()) {
    const parts = { to_wallet: to_wallet ?? 0, to_outside: to_outside ?? 0, outside }
    if (event === 'order_cancelled' && parts.to_wallet + parts.to_outside > 0) return parts
  }
  return null
}

/** Sends one notification of a plan, about the rows as they are now. */
export function sendNotice(db: Db, { order, cancellations }: Applied, notice: PlannedNotice): Promise<void> {
  const toRow = (id: string): CancellationRow => {
    const row = cancellations.get(id)
    if (!row) throw new Error('A notice is about a row that its plan changed')
    return row
  }
  switch (notice.kind) {
    case 'new_order':
      return announceNewOrder(db, order, { shopper: null, paid: true })
    case 'order_moved':
      return announceOrderMoved(db, order, notice, findRefund(cancellations))
    case 'order_escalated':
      return notifyUnanswered(db, order)
    case 'cancellation_moved':
      return announceCancellation(db, toRow(notice.id), order.number, notice)
    case 'cancellation_closed':
      return announceClosed(db, toRow(notice.id), order.number)
    case 'cancellation_escalated':
      return announceEscalated(db, toRow(notice.id))
  }
}
