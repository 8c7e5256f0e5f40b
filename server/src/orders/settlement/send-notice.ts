import { orderMessages } from '../../messages/orders.ts'
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

/** Sends one notification of a plan, about the rows as they are now. */
export function sendNotice(db: Db, { order, cancellations }: Applied, notice: PlannedNotice): Promise<void> {
  const toRow = (id: string): CancellationRow => {
    const row = cancellations.get(id)
    if (!row) throw new Error('A notice is about a row that its plan changed')
    return row
  }
  switch (notice.kind) {
    case 'new_order':
      return announceNewOrder(db, order, null, true)
    case 'order_moved':
      return announceOrderMoved(db, order, notice.status, notice.by, order.updated_at)
    case 'order_escalated':
      return notifyUnanswered(db, order)
    case 'cancellation_moved':
      return announceCancellation(db, toRow(notice.id), order.number, notice.by)
    case 'cancellation_closed':
      return announceClosed(db, toRow(notice.id))
    case 'cancellation_escalated':
      return announceEscalated(db, toRow(notice.id))
  }
}
