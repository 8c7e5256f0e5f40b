import type { RefundParts } from '@rahba/contract/orders/refund'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import * as events from './events.ts'
import { postTransaction } from './post-transaction.ts'
import type { Leg, Posted, Posting } from './posting.ts'
import { ledgerTransactions } from './table.ts'

/** An order's row, as far as its postings need it. */
export interface PostedOrder extends events.FrozenOrder {
  payment_method: string
}

/** What each posting is told besides the order: who did it, and for imported history when. */
export interface By {
  actor: Posting['actor']
  note?: string
  posted_at?: string
}

type OrderEvent = 'M1' | 'M1v' | 'M2' | 'M3' | 'M3d' | 'M4' | 'M5' | 'M6' | 'M7' | 'M7r' | 'M8' | 'M11'

/** One event of one order has one reference, so that a retry or a second webhook posts nothing. */
function post(
  db: Db,
  order: PostedOrder,
  event: OrderEvent,
  legs: Leg[],
  by: By & { payment_id?: string },
  part = '',
  of = `order:${order.id}`,
): Promise<Posted | undefined> {
  const { id: order_id, store_id, user_id } = order
  return postTransaction(db, { ...by, event, reference: `${of}:${event}${part}`, order_id, store_id, user_id, legs })
}

/** Whether the store takes cash at the door: not where the wallet has paid it all. */
export const takesCash = (order: PostedOrder) => order.payment_method === 'cod' && order.to_charge > 0

/** When an order is placed: sets the wallet's part aside. Throws `wallet_too_low`. Call it for every order; without a wallet part there is nothing to post. */
export const postOrderPlaced = (db: Db, order: PostedOrder, by: By) => post(db, order, 'M2', events.legsForWalletPaid(order), by)

/** When the rest of a prepaid order arrived, by transfer (`bank`) or through the gateway. */
export const postPaymentCaptured = (db: Db, order: PostedOrder, into: events.Outside, by: By & { payment_id?: string }) =>
  post(db, order, 'M1', events.legsForPaymentCaptured(order, into), by)

/** With the capture of a card: what the gateway kept of it, halalas with its VAT. Of nothing there is nothing to post. */
export const postGatewayFee = (db: Db, order: PostedOrder, payment_id: string, fee: number) =>
  post(db, order, 'M11', events.legsForGatewayFee(fee), { actor: { type: 'system' }, payment_id }, '', `payment:${payment_id}`)

/**
 * When a store accepted an order, which is when what was paid before is invoiced: the tax point of a sale by the platform. Cash is invoiced at its
 * delivery and posts nothing here, nor does a registered store's order, whose VAT is the store's own.
 */
export async function postInvoiced(db: Db, order: PostedOrder, by: By): Promise<void> {
  if (order.vat_regime === 'platform_deemed' && !takesCash(order)) await post(db, order, 'M1v', events.legsForInvoiced(order), by)
}

/** Whether the VAT of an order's sale was posted with its invoice, and so is not with its delivery. The ledger itself is asked: orders accepted before it knew of this were not. */
async function isInvoiced(db: Db, order: PostedOrder): Promise<boolean> {
  if (order.vat_regime !== 'platform_deemed') return false
  const found = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reference, `order:${order.id}:M1v`))
  return found.length > 0
}

/** When an order was delivered: prepaid, for cash the store keeps, or for cash that the carrier with this account holds. */
export async function postDelivered(db: Db, order: PostedOrder, by: By, carrier_account?: string): Promise<Posted | undefined> {
  if (!takesCash(order)) {
    const legs = events.legsForDeliveredPrepaid(order, await isInvoiced(db, order))
    return post(db, order, events.deliveryEvent(order), legs, by)
  }
  if (carrier_account) return post(db, order, 'M5', events.legsForDeliveredByCarrier(order, carrier_account), by)
  return post(db, order, 'M4', events.legsForDeliveredCod(order), by)
}

/**
 * When the return window closed: what is pending of the order becomes available. That is what its delivery made pending, with what its carrier's
 * remittance `released` since, less what refunds took of it.
 */
export function postReturnWindowClosed(
  db: Db,
  order: PostedOrder,
  by: By,
  { refunded = 0, released = 0 } = {},
): Promise<Posted | undefined> {
  const amount = events.pendingAfterDelivery(order, takesCash(order)) + released - refunded
  return post(db, order, 'M6', events.legsForReturnWindowClosed(order, amount), by)
}

const cancellation = (id: string) => `cancellation:${id}`

/** When some of an order was cancelled before delivery; `order` is as it stood before. The answer is what is to be paid back by `postCancellationPaid`. */
export async function postPartCancelled(
  db: Db,
  order: PostedOrder,
  part: { id: string; parts: RefundParts; captured: boolean },
  by: By,
): Promise<{ to_refund: number }> {
  const legs = events.legsForPartCancelled(order, part.parts, part.captured, await isInvoiced(db, order))
  await post(db, order, 'M7', legs, by, '', cancellation(part.id))
  return { to_refund: events.paidOfPart(order, part.parts, part.captured) }
}

/** When a refund after delivery was settled: all of it is to be paid back by `postCancellationPaid`. */
export const postRefundAfterDelivery = (
  db: Db,
  order: PostedOrder,
  refund: { id: string; parts: RefundParts; sources: events.StoreSources },
  by: By,
) => post(db, order, 'M8', events.legsForRefundAfterDelivery(order, refund.parts, refund.sources), by, '', cancellation(refund.id))

/** When a settled cancellation was paid back, to the wallet or by bank or gateway, each once. Never more than is to be refunded of its order. */
export const postCancellationPaid = (db: Db, order: PostedOrder, id: string, to: 'wallet' | events.Outside, amount: number, by: By) =>
  post(db, order, 'M7r', events.legsForRefundPaid(order, { [to]: amount }), by, to === 'wallet' ? ':wallet' : '', cancellation(id))

/**
 * When an order was cancelled before delivery. `captured` says whether `postPaymentCaptured` had run. The wallet's part is back in the wallet at
 * once; the answer is what is still to be refunded by `postRefundPaid`.
 */
export async function postCancelled(db: Db, order: PostedOrder, captured: boolean, by: By): Promise<{ to_refund: number }> {
  await post(db, order, 'M7', events.legsForCancelledBeforeDelivery(order, captured, await isInvoiced(db, order)), by)
  await post(db, order, 'M7r', events.legsForRefundPaid(order, { wallet: order.wallet_part }), by, ':wallet_part')
  return { to_refund: captured ? order.to_charge : 0 }
}

/** When the rest of a cancelled order was refunded: to the wallet, by bank transfer, or back through the gateway. Never more than is to be refunded. */
export const postRefundPaid = (db: Db, order: PostedOrder, to: 'wallet' | events.Outside, by: By & { payment_id?: string }) =>
  post(db, order, 'M7r', events.legsForRefundPaid(order, { [to]: order.to_charge }), by)
