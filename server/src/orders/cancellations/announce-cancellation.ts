import type { CancellationStatus } from '@rahba/contract/orders/cancellation-states'
import { cancellationMessages as texts } from '../../messages/cancellations.ts'
import type { WrittenNotice } from '../../messages/message.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import type { Db } from '../../platform/db/types.ts'
import type { cancellations } from './table.ts'

export type CancellationRow = typeof cancellations.$inferSelect

/** The messages to the shopper about each step, except steps that follow another at once. */
function forShopper(row: CancellationRow, order_number: number): Partial<Record<CancellationStatus, WrittenNotice<'user'>>> {
  const amount = (row.to_wallet ?? 0) + (row.to_outside ?? 0)
  return {
    requested: texts.requested_for_shopper.write({ ...row, order_number }),
    disputed: texts.disputed_for_shopper.write(row),
    awaiting_goods: texts.goods_awaited_from_shopper.write(row),
    rejected: texts.rejected_for_shopper.write({ ...row, note: row.decision_note ?? '' }),
    refund_pending: texts.refund_approved_for_shopper.write({ ...row, amount }),
    refund_failed: texts.refund_failed_for_shopper.write(row),
    refunded: texts.refunded_for_shopper.write({ ...row, amount }),
    ...(row.event && { closed: texts.items_removed_for_shopper.write(row) }),
  }
}

const forStore = (row: CancellationRow, order_number: number): Partial<Record<CancellationStatus, WrittenNotice<'store'>>> => ({
  requested: texts.requested_for_store.write({ ...row, order_number }),
  awaiting_goods: texts.goods_coming_to_store.write(row),
  rejected: texts.rejected_for_store.write(row),
  refunded: texts.refunded_for_store.write(row),
  closed: row.event ? texts.items_removed_for_store.write(row) : texts.withdrawn_for_store.write(row),
})

const forAdmins = (row: CancellationRow): Partial<Record<CancellationStatus, WrittenNotice<'admin'>>> => ({
  disputed: texts.disputed_for_admins.write(row),
  received: texts.received_damaged.write(row),
  refund_pending: texts.refund_to_transfer.write(row),
})

/** Tells those whom a step concerns and who did not take it: the shopper, the store, and the administrators who decide. */
export async function announceCancellation(
  db: Db,
  row: CancellationRow,
  order_number: number,
  by: 'admin' | 'store' | 'user' | 'system',
): Promise<void> {
  const notice = {
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: row.order_id,
    once: `cancellation:${row.id}:${row.version}`,
  } as const
  const [shopper, store, admins] = [
    forShopper(row, order_number)[row.status],
    forStore(row, order_number)[row.status],
    forAdmins(row)[row.status],
  ]
  if (shopper && by !== 'user') await notify(db, { ...notice, recipient_ids: [row.user_id], message: shopper })
  if (store && by !== 'store') await notify(db, { ...notice, recipient_ids: [row.store_id], message: store })
  // The gateway pays it, so no person has to.
  const byGateway = row.status === 'refund_pending' && row.outside === 'psp_clearing'
  if (admins && !byGateway)
    await notifyAdmins(db, 'canceled-orders.update', { ...notice, model: 'canceled-orders', model_id: row.id, message: admins })
}

/** Tells the administrators that a store let its time to answer pass. */
export const announceEscalated = (db: Db, row: CancellationRow): Promise<void> =>
  notifyAdmins(db, 'canceled-orders.update', {
    notif_type: 'OrderNotification',
    model: 'canceled-orders',
    model_id: row.id,
    once: `cancellation:${row.id}:escalated`,
    message: texts.unanswered_by_store.write(row),
  })

/** Tells the shopper that their order left the store before a request was answered. */
export const announceClosed = (db: Db, row: CancellationRow): Promise<void> =>
  notify(db, {
    recipient_ids: [row.user_id],
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: row.order_id,
    once: `cancellation:${row.id}:closed`,
    message: texts.left_before_answer.write(row),
  })
