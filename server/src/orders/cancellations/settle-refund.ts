import type { Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { isCaptured } from '@rahba/contract/orders/captured'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { PaymentStatus } from '@rahba/contract/orders/order-states'
import { cutRefund, orderLess, payableUnits, type RefundParts } from '@rahba/contract/orders/refund'
import { eq, sql } from 'drizzle-orm'
import { giveBackStock } from '../../catalog/products/take-stock.ts'
import { collectionOf, takeFromHeld } from '../../money/carriers/collection.ts'
import { fromCarrier, fromPending, type Outside, pendingAfterDelivery, type StoreSources } from '../../money/ledger/events.ts'
import { postCancellationPaid, postPartCancelled, postRefundAfterDelivery, takesCash } from '../../money/ledger/post-order.ts'
import { refundPayments } from '../../money/payments/refund-payments.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { actOnOrder } from '../act-on-order.ts'
import type { HistoryActor } from '../history.ts'
import { creditOf } from '../invoices/credit-refund.ts'
import { orders } from '../table.ts'
import { type Locked, moveUnits, saveTaken } from './lock-cancellation.ts'
import { kindOf } from './open-cancellation.ts'
import { type ReckonedRefund, reckonRefund } from './preview-refund.ts'
import { type Standing, standingOrder } from './standing-order.ts'
import { cancellations } from './table.ts'

/** What a cancellation comes to as it stands: of a return that was inspected, without what the shopper kept. */
export function reckonLocked(locked: Locked, standing: Standing): ReckonedRefund {
  const { row, taken } = locked
  const units = taken.map((line) => ({ id: line.order_line_id, quantity: payableUnits(line, row.fault) }))
  return reckonRefund(locked, standing, { kind: row.kind, fault: row.fault, goods_back: row.goods_back, taken: units })
}

/** How much of what goes back leaves by bank or gateway: of what came that way no more than came, unless a bank account was named. */
function outsideOf({ row, order }: Locked, standing: Standing, back: number): number {
  if (row.destination === 'wallet') return 0
  if (row.destination === 'bank') return back
  const came = isCaptured(order) ? order.to_charge : 0
  return Math.min(back, Math.max(0, came - standing.outside))
}

/** How it leaves: to the card by the gateway, everything else by an administrator's transfer. */
const wayOut = (row: Locked['row'], order: Locked['order']): Outside =>
  order.payment_method === 'card' && row.destination === 'original' ? 'psp_clearing' : 'bank'

/** Posts the refund and says what of it is to be paid back. */
async function post(db: Db, locked: Locked, standing: Standing, parts: RefundParts, actor: HistoryActor) {
  const { row, order } = locked
  const { order: stood } = standing
  if (row.kind === 'cancel') {
    const { to_refund } = await postPartCancelled(db, stood, { id: row.id, parts, captured: isCaptured(stood) }, { actor })
    return { event: 'M7' as const, back: to_refund, from_pending: 0 }
  }
  const collection = takesCash(stood) ? await collectionOf(db, order.id) : undefined
  const earned = pendingAfterDelivery(stood, takesCash(stood)) + (collection?.released_pending ?? 0)
  const sources: StoreSources = {
    pending: order.status === 'delivered' ? earned - standing.from_pending : 0,
    with_carrier: collection?.held ?? 0,
    cashWithStore: takesCash(stood) && (!collection || collection.status === 'with_store'),
  }
  if (collection) await takeFromHeld(db, collection, fromCarrier(parts, sources))
  await postRefundAfterDelivery(db, stood, { id: row.id, parts, sources }, { actor })
  return { event: 'M8' as const, back: parts.total, from_pending: fromPending(parts, sources) }
}

/** What the order's payment is called once `amount` more of it went. */
function paymentAfter({ row, order }: Locked, standing: Standing, parts: RefundParts, back: number): PaymentStatus {
  if (order.cancelled_amount + order.returned_amount + parts.total === order.total) return 'refunded'
  // cash that is still to come is less, and none where the wallet covers what is left
  if (row.kind === 'cancel' && order.payment_status === 'cod_pending')
    return orderLess(standing.order, parts).to_charge === 0 ? 'paid' : 'cod_pending'
  return back > 0 ? 'partially_refunded' : order.payment_status
}

/** Goods the store has again: all of a cancellation, of a return what came back sound. */
async function restock(db: Db, { row, taken, lines }: Locked): Promise<void> {
  const product = new Map(lines.map(({ id, product_id }) => [id, product_id]))
  const back = taken.flatMap(({ order_line_id, quantity, received }) => {
    const units = row.kind === 'cancel' ? quantity : received
    const product_id = product.get(order_line_id)
    return units > 0 && product_id ? [{ product_id, quantity: units }] : []
  })
  await giveBackStock(db, back)
}

interface Settlement {
  amount_final: number | null
  note: string | null
  actor: HistoryActor
  locale: Locale
}

/** Cancelling the last of an order cancels the order: by its own table, with this request as the record. */
async function cancelOrder(db: Db, { row, order }: Locked, { actor, note, locale }: Settlement): Promise<void> {
  await actOnOrder(db, {
    order_id: order.id,
    scope: 'all',
    actor,
    input: { action: 'cancel', note: note ?? row.refund_reason_other ?? row.refund_reason, shipping_company: null, tracking_number: null },
    locale,
    refund: { cancellation_id: row.id, ...(row.destination !== 'wallet' && { outside: wayOut(row, order) }) },
  })
}

/**
 * Settles a cancellation's amount, in the caller's transaction and under its locks: the amounts are frozen, posted (M7 before delivery, M8 after),
 * the units counted as gone, sound goods given back to the shelf, and the wallet's part paid. What leaves by bank or gateway waits for `pay`.
 * Throws `refund_over_captured` above what goes back, `refund_cut_needs_note` below it without a word.
 */
export async function settleRefund(db: Db, locked: Locked, settlement: Settlement): Promise<void> {
  const { row, order, taken } = locked
  const { actor, note } = settlement
  const standing = await standingOrder(db, order)
  const reckoned = reckonLocked(locked, standing)
  // the order may have left since the request was made
  if (row.kind === 'cancel') kindOf(order.status, settlement.locale)
  const amount = settlement.amount_final ?? reckoned.amount
  const most = Math.min(reckoned.amount, reckoned.refundable)
  if (amount > most) throw failField('amount_final', orderErrors.refund_over_captured, { max: formatAmount(most) })
  if (amount < reckoned.amount) {
    if (row.kind === 'cancel') throw failField('amount_final', orderErrors.cancel_not_cut)
    if (!note) throw failField('note', orderErrors.refund_cut_needs_note)
  }
  if (row.kind === 'cancel' && reckoned.whole) return cancelOrder(db, locked, settlement)
  const parts = cutRefund(reckoned.parts, amount, order.vat_regime)
  // goods are locked before accounts, as placing an order does
  await restock(db, locked)
  const { event, back, from_pending } = await post(db, locked, standing, parts, actor)
  const to_outside = outsideOf(locked, standing, back)
  const to_wallet = back - to_outside
  const { total, ...shares } = parts
  await db
    .update(cancellations)
    .set({
      ...shares,
      event,
      from_pending,
      amount: total,
      amount_final: total,
      with_fees: reckoned.with_fees,
      to_wallet,
      to_outside,
      outside: to_outside > 0 ? wayOut(row, order) : null,
    })
    .where(eq(cancellations.id, row.id))
  const gone = new Map(reckoned.quote.lines.map((line) => [line.id, line]))
  await saveTaken(
    db,
    taken.map((line) => ({ ...line, amount: gone.get(line.order_line_id)?.parts.total ?? 0 })),
  )
  await moveUnits(
    db,
    taken.map(({ order_line_id, quantity }) => {
      const refunded = gone.get(order_line_id)?.quantity ?? 0
      return { order_line_id, cancelled: refunded - quantity, refunded }
    }),
  )
  const payment_status = paymentAfter(locked, standing, parts, back)
  await db
    .update(orders)
    .set({
      payment_status,
      updated_at: now,
      ...(row.kind === 'cancel'
        ? { cancelled_amount: sql`${orders.cancelled_amount} + ${total}` }
        : { returned_amount: sql`${orders.returned_amount} + ${total}` }),
    })
    .where(eq(orders.id, order.id))
  if (payment_status === 'refunded') await refundPayments(db, order.id)
  await postCancellationPaid(db, standing.order, row.id, 'wallet', to_wallet, { actor })
  const credit = await creditOf(db, order, locked.lines)
  await credit?.part({ taken: reckoned.quote.lines, with_fees: reckoned.with_fees, parts }, row.id)
}
