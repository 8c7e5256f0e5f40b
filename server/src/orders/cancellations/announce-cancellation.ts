import type { Actor } from '@rahba/contract/kernel/audiences'
import { comma, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { type CancellationStatus, refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { asc, eq } from 'drizzle-orm'
import { type StoreRequest, cancellationMessages as texts } from '../../messages/cancellations.ts'
import type { WrittenNotice } from '../../messages/message.ts'
import type { ShopperRequest } from '../../messages/shopper-cancellations.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import type { Db } from '../../platform/db/types.ts'
import { readStoreName } from '../../stores/read-store-name.ts'
import { orderLines } from '../table.ts'
import { type CancellationRecord, cancellationLines } from './table.ts'

/** A step of a cancellation, as it is announced. */
export interface CancellationMove {
  readonly by: Actor
  /** The same step cancels the order, whose notice names the refund to shopper and store. */
  readonly with_order?: true
  /** The store took the items off by itself, so that no request of the shopper is answered. */
  readonly removed?: true
}

/** The messages to the shopper about each step, except steps that follow another at once. */
function forShopper(row: CancellationRecord, about: ShopperRequest): Partial<Record<CancellationStatus, WrittenNotice<'user'>>> {
  const refund = { to_wallet: row.to_wallet ?? 0, to_outside: row.to_outside ?? 0, outside: row.outside }
  return {
    requested: texts.requested_for_shopper.write(about),
    disputed: texts.disputed_for_shopper.write(about),
    awaiting_goods: texts.goods_awaited_from_shopper.write(about),
    rejected: texts.rejected_for_shopper.write({ ...about, note: row.decision_note ?? '' }),
    refund_pending: texts.refund_approved_for_shopper.write({ ...about, refund }),
    refund_failed: texts.refund_failed_for_shopper.write(about),
    refunded: texts.refunded_for_shopper.write({ ...about, refund }),
    ...(row.event && { closed: texts.items_removed_for_shopper.write(about) }),
  }
}

/** The order and store that the shopper knows the request by. */
const aboutRequest = async (db: Db, { kind, store_id }: CancellationRecord, order_number: number): Promise<ShopperRequest> => ({
  kind,
  order_number,
  store: await readStoreName(db, store_id),
})

/** The most names of goods that a notice lists. */
const namesShown = 3

/** The order, goods and amount that the store knows the request by. */
async function ofStore(
  db: Db,
  { id, kind, number, amount, amount_final }: CancellationRecord,
  order_number: number,
): Promise<StoreRequest> {
  const lines = await db
    .select({ name: orderLines.name, quantity: cancellationLines.quantity })
    .from(cancellationLines)
    .innerJoin(orderLines, eq(orderLines.id, cancellationLines.order_line_id))
    .where(eq(cancellationLines.cancellation_id, id))
    .orderBy(asc(orderLines.position))
    .limit(namesShown + 1)
  const inOne = (locale: Locale) =>
    lines
      .slice(0, namesShown)
      .map(({ name, quantity }) => `${inLocale(name, locale)} ×${quantity}`)
      .join(comma[locale]) + (lines.length > namesShown ? '…' : '')
  return { kind, number, order_number, amount: amount_final ?? amount, items: { ar: inOne('ar'), en: inOne('en') } }
}

const forStore = (row: CancellationRecord, about: StoreRequest): Partial<Record<CancellationStatus, WrittenNotice<'store'>>> => ({
  requested: texts.requested_for_store.write(about),
  awaiting_goods: texts.goods_coming_to_store.write(about),
  rejected: texts.rejected_for_store.write(about),
  refunded: texts.refunded_for_store.write(about),
  closed: row.event ? texts.items_removed_for_store.write(about) : texts.withdrawn_for_store.write(about),
})

const forAdmins = (row: CancellationRecord): Partial<Record<CancellationStatus, WrittenNotice<'admin'>>> => ({
  disputed: texts.disputed_for_admins.write(row),
  received: texts.received_damaged.write(row),
  refund_pending: texts.refund_to_transfer.write(row),
})

/** The message to the shopper about items that the store took off an order without a request: why, and what is refunded. */
function writeRemoved(row: CancellationRecord, about: ShopperRequest): WrittenNotice<'user'> {
  const [to_wallet, to_outside] = [row.to_wallet ?? 0, row.to_outside ?? 0]
  const typed = row.refund_reason_other
  return texts.items_cancelled_by_store.write({
    ...about,
    reason: typed === null ? refundReasons[row.refund_reason] : { ar: typed, en: typed },
    refund: to_wallet + to_outside > 0 ? { to_wallet, to_outside, outside: row.outside } : null,
  })
}

/** Tells those whom a step concerns and who did not take it: the shopper, the store, and the administrators who decide. */
export async function announceCancellation(
  db: Db,
  row: CancellationRecord,
  order_number: number,
  { by, with_order, removed }: CancellationMove,
): Promise<void> {
  const notice = {
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: row.order_id,
    once: `cancellation:${row.id}:${row.version}`,
  } as const
  const about = by === 'user' || with_order ? null : await aboutRequest(db, row, order_number)
  const shopper = about && (removed ? writeRemoved(row, about) : forShopper(row, about)[row.status])
  const store = by !== 'store' && !with_order ? forStore(row, await ofStore(db, row, order_number))[row.status] : null
  const admins = forAdmins(row)[row.status]
  if (shopper) await notify(db, { ...notice, recipient_ids: [row.user_id], message: shopper })
  if (store) await notify(db, { ...notice, model: 'canceled-orders', model_id: row.id, recipient_ids: [row.store_id], message: store })
  // The gateway pays it, so no person has to.
  const byGateway = row.status === 'refund_pending' && row.outside === 'psp_clearing'
  if (admins && !byGateway)
    await notifyAdmins(db, 'canceled-orders.update', { ...notice, model: 'canceled-orders', model_id: row.id, message: admins })
}

/** Tells the administrators that a store let its time to answer pass. */
export const announceEscalated = (db: Db, row: CancellationRecord): Promise<void> =>
  notifyAdmins(db, 'canceled-orders.update', {
    notif_type: 'OrderNotification',
    model: 'canceled-orders',
    model_id: row.id,
    once: `cancellation:${row.id}:escalated`,
    message: texts.unanswered_by_store.write(row),
  })

/** Tells the shopper that their order left the store before a request was answered. */
export const announceClosed = async (db: Db, row: CancellationRecord, order_number: number): Promise<void> =>
  notify(db, {
    recipient_ids: [row.user_id],
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: row.order_id,
    once: `cancellation:${row.id}:closed`,
    message: texts.left_before_answer.write(await aboutRequest(db, row, order_number)),
  })
