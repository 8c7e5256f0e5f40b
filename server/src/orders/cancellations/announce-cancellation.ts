import { formatAmount } from '@rahba/contract/kernel/money'
import { type CancellationStatus, cancellationKinds } from '@rahba/contract/orders/cancellation-states'
import { notify } from '../../notifications/notify.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import type { Db } from '../../platform/db/types.ts'
import type { cancellations } from './table.ts'

export type CancellationRow = typeof cancellations.$inferSelect

type Words = { ar: string; en: string }

const titled = (row: CancellationRow, body: Words) => ({
  ar: { title: `${cancellationKinds[row.kind].ar} رقم ${row.number}`, body: body.ar },
  en: { title: `${cancellationKinds[row.kind].en} ${row.number}`, body: body.en },
})

/** The messages to the shopper about each step, except steps that follow another at once. */
function forShopper(row: CancellationRow, order_number: number): Partial<Record<CancellationStatus, Words>> {
  const amount = formatAmount((row.to_wallet ?? 0) + (row.to_outside ?? 0))
  return {
    requested: { ar: `سُجّل طلبك على الطلب رقم ${order_number}.`, en: `Your request for order ${order_number} was recorded.` },
    disputed: {
      ar: 'اعترض المتجر على طلبك، وستراجعه إدارة المنصة.',
      en: 'The store disputed your request. The platform will review it.',
    },
    awaiting_goods: {
      ar: 'وُوفق على طلبك. أعد المنتجات إلى المتجر ليُرد المبلغ.',
      en: 'Your request was granted. Send the items back to be refunded.',
    },
    rejected: { ar: `رُفض طلبك: ${row.decision_note ?? ''}`, en: `Your request was rejected: ${row.decision_note ?? ''}` },
    refund_pending: { ar: `اعتُمد رد ${amount} ر.س إليك.`, en: `A refund of SAR ${amount} was approved.` },
    refund_failed: { ar: 'تعذر تحويل المبلغ إليك، وسنعيد المحاولة.', en: 'Your refund could not be transferred. We will try again.' },
    refunded: { ar: `رُد إليك ${amount} ر.س.`, en: `SAR ${amount} was refunded to you.` },
    ...(row.event && {
      closed: { ar: 'خُصمت المنتجات من طلبك، ولا مبلغ يُرد.', en: 'The items were taken off your order; nothing was paid for them yet.' },
    }),
  }
}

function forStore(row: CancellationRow, order_number: number): Partial<Record<CancellationStatus, Words>> {
  return {
    requested: {
      ar: `على الطلب رقم ${order_number} طلب ينتظر ردك قبل انتهاء المهلة.`,
      en: `Order ${order_number} has a request that waits for your answer.`,
    },
    awaiting_goods: {
      ar: 'ستعود المنتجات إليك. افحصها وسجّل وصولها.',
      en: 'The items are coming back. Inspect them and record what arrived.',
    },
    rejected: { ar: 'رفضت إدارة المنصة الطلب.', en: 'The platform rejected the request.' },
    refunded: { ar: 'رُد المبلغ إلى العميل.', en: 'The shopper was refunded.' },
    closed: row.event
      ? { ar: 'خُصمت المنتجات من الطلب.', en: 'The items were taken off the order.' }
      : { ar: 'سحب العميل طلبه.', en: 'The shopper withdrew the request.' },
  }
}

const forAdmins: Partial<Record<CancellationStatus, Words>> = {
  disputed: { ar: 'اعترض المتجر، والقرار للإدارة.', en: 'The store disputes it; the decision is yours.' },
  received: {
    ar: 'وصلت المنتجات ناقصة أو تالفة. حدد المبلغ النهائي.',
    en: 'Goods came back damaged or incomplete. Settle the final amount.',
  },
  refund_pending: { ar: 'مبلغ ينتظر التحويل إلى العميل.', en: 'A refund waits to be transferred.' },
}

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
    forAdmins[row.status],
  ]
  if (shopper && by !== 'user')
    await notify(db, { ...notice, audience: 'user', recipient_ids: [row.user_id], data: titled(row, shopper), mail: true })
  if (store && by !== 'store')
    await notify(db, { ...notice, audience: 'store', recipient_ids: [row.store_id], data: titled(row, store), mail: true })
  // The gateway pays it, so no person has to.
  const byGateway = row.status === 'refund_pending' && row.outside === 'psp_clearing'
  if (admins && !byGateway)
    await notifyAdmins(db, 'canceled-orders.update', { ...notice, model: 'canceled-orders', model_id: row.id, data: titled(row, admins) })
}

/** Tells the administrators that a store let its time to answer pass. */
export const announceEscalated = (db: Db, row: CancellationRow): Promise<void> =>
  notifyAdmins(db, 'canceled-orders.update', {
    notif_type: 'OrderNotification',
    model: 'canceled-orders',
    model_id: row.id,
    once: `cancellation:${row.id}:escalated`,
    data: titled(row, { ar: 'لم يرد المتجر في المهلة، والقرار للإدارة.', en: 'The store did not answer in time; the decision is yours.' }),
  })

/** Tells the shopper that their order left the store before a request was answered. */
export const announceClosed = (db: Db, { id, number, order_id, user_id }: CancellationRow): Promise<void> =>
  notify(db, {
    audience: 'user',
    recipient_ids: [user_id],
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order_id,
    once: `cancellation:${id}:closed`,
    data: {
      ar: { title: `إلغاء رقم ${number}`, body: 'خرج طلبك قبل أن يُقبل الإلغاء. يمكنك طلب الاسترجاع بعد الاستلام.' },
      en: {
        title: `Cancellation ${number}`,
        body: 'Your order left before this was granted. You may ask for a return once you have it.',
      },
    },
  })
