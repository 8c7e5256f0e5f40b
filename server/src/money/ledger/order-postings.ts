import type { OutsideAccount } from '@rahba/contract/money/ledger/ledger'
import type { RefundParts } from '@rahba/contract/orders/cancellations/refund'
import * as events from './events.ts'
import type { Leg, Posting } from './posting.ts'

/** An order's row, as far as its postings need it. */
export interface PostedOrder extends events.FrozenOrder {
  payment_method: string
}

/** The person who did what is posted, and their note. */
export interface PostedBy {
  actor: Posting['actor']
  note?: string
}

type OrderEvent =
  | 'payment_captured'
  | 'invoice_vat_due'
  | 'paid_from_wallet'
  | 'order_delivered'
  | 'order_delivered_platform_deemed'
  | 'order_delivered_cod'
  | 'order_delivered_carrier_cod'
  | 'return_window_closed'
  | 'order_cancelled'
  | 'refund_paid'
  | 'refund_after_delivery'
  | 'gateway_fee_charged'

/** One event of one order has one reference, so that a retry or a second webhook posts nothing. */
function posting(
  order: PostedOrder,
  event: OrderEvent,
  legs: Leg[],
  by: PostedBy & { payment_id?: string },
  part = '',
  of = `order:${order.id}`,
): Posting {
  const { id: order_id, store_id, user_id } = order
  return { ...by, event, reference: `${of}:${event}${part}`, order_id, store_id, user_id, legs }
}

/** True if the store takes cash at the door; false if the wallet has paid it all. */
export const takesCash = (order: PostedOrder) => order.payment_method === 'cod' && order.to_charge > 0

/** The posting of a placed order sets the wallet's part aside, which throws `wallet_too_low` once posted. It is empty without a wallet part. */
export const orderPlaced = (order: PostedOrder, by: PostedBy): Posting =>
  posting(order, 'paid_from_wallet', events.legsForWalletPaid(order), by)

/** The posting when the rest of a prepaid order arrived, by transfer (`bank`) or through the gateway. */
export const paymentCaptured = (order: PostedOrder, into: OutsideAccount, by: PostedBy & { payment_id?: string }): Posting =>
  posting(order, 'payment_captured', events.legsForPaymentCaptured(order, into), by)

/** The posting of the gateway's fee at the capture of a card, in halalas with its VAT. A fee of 0 posts nothing. */
export const gatewayFeeTaken = (order: PostedOrder, payment_id: string, fee: number): Posting =>
  posting(
    order,
    'gateway_fee_charged',
    events.legsForGatewayFee(fee),
    { actor: { type: 'system' }, payment_id },
    '',
    `payment:${payment_id}`,
  )

/**
 * The posting when a store accepted an order, which is when earlier payments are invoiced: the tax point of a sale by the platform. Cash is invoiced
 * at its delivery and posts nothing here, nor does a registered store's order, whose VAT is the store's own.
 */
export const orderInvoiced = (order: PostedOrder, by: PostedBy): Posting[] =>
  order.vat_regime === 'platform_deemed' && !takesCash(order) ? [posting(order, 'invoice_vat_due', events.legsForInvoiced(order), by)] : []

/**
 * The reference of the posting of an order's VAT before delivery. The ledger itself is asked for it: cash is invoiced at its delivery and has
 * none.
 */
export const invoicedReference = (order_id: string): string => `order:${order_id}:invoice_vat_due`

/** The posting of an order's delivery for cash that the store was taken to have. */
export const cashReference = (order_id: string): string => `order:${order_id}:order_delivered_cod`

/** The posting of a delivery for cash that the carrier with this account holds; `owed` is what the store owes of its refunds. */
export const cashWithCarrier = (order: PostedOrder, carrier_account: string, by: PostedBy, owed = 0): Posting =>
  posting(order, 'order_delivered_carrier_cod', events.legsForDeliveredByCarrier(order, carrier_account, owed), by)

/**
 * The posting of a delivery: prepaid, or for cash that the store or the carrier with this account holds. `invoiced` means that its VAT was posted
 * before.
 */
export function orderDelivered(order: PostedOrder, invoiced: boolean, by: PostedBy, carrier_account?: string): Posting {
  if (!takesCash(order)) return posting(order, events.deliveryEvent(order), events.legsForDeliveredPrepaid(order, invoiced), by)
  if (carrier_account) return cashWithCarrier(order, carrier_account, by)
  return posting(order, 'order_delivered_cod', events.legsForDeliveredCod(order), by)
}

/**
 * The posting when the return window closed makes the order's pending amount available. That is what its delivery made pending, plus what its
 * carrier's remittance `released` since, less what refunds subtracted.
 */
export function returnWindowClosed(order: PostedOrder, by: PostedBy, { refunded = 0, released = 0 } = {}): Posting {
  const amount = events.pendingAfterDelivery(order, takesCash(order)) + released - refunded
  return posting(order, 'return_window_closed', events.legsForReturnWindowClosed(order, amount), by)
}

const cancellation = (id: string) => `cancellation:${id}`

interface Paid {
  /** True if the payment beside the wallet's part has arrived. */
  captured: boolean
  /** True if the VAT of the sale was posted before delivery. */
  invoiced: boolean
}

/** The posting of a partial cancellation before delivery; `order` is its state before. The refund itself is then posted by `cancellationPaid`. */
export const partCancelled = (order: PostedOrder, part: Paid & { id: string; parts: RefundParts }, by: PostedBy): Posting =>
  posting(
    order,
    'order_cancelled',
    events.legsForPartCancelled(order, part.parts, part.captured, part.invoiced),
    by,
    '',
    cancellation(part.id),
  )

/** The posting of a settled refund after delivery. All of it is then paid back by `cancellationPaid`. */
export const refundedAfterDelivery = (
  order: PostedOrder,
  refund: { id: string; parts: RefundParts; sources: events.StoreSources },
  by: PostedBy,
): Posting =>
  posting(
    order,
    'refund_after_delivery',
    events.legsForRefundAfterDelivery(order, refund.parts, refund.sources),
    by,
    '',
    cancellation(refund.id),
  )

/**
 * The posting when a settled cancellation was paid back, to the wallet or by bank or gateway, each once. It never exceeds the order's refundable
 * amount.
 */
export const cancellationPaid = (order: PostedOrder, id: string, to: 'wallet' | OutsideAccount, amount: number, by: PostedBy): Posting =>
  posting(order, 'refund_paid', events.legsForRefundPaid(order, { [to]: amount }), by, to === 'wallet' ? ':wallet' : '', cancellation(id))

/**
 * The postings when a whole order is cancelled before delivery. `to_wallet` halalas are paid to the wallet at once; what leaves the platform is paid by
 * `cancellationPaid`.
 */
export const orderCancelled = (order: PostedOrder, { captured, invoiced }: Paid, to_wallet: number, by: PostedBy): Posting[] => [
  posting(order, 'order_cancelled', events.legsForCancelledBeforeDelivery(order, captured, invoiced), by),
  posting(order, 'refund_paid', events.legsForRefundPaid(order, { wallet: to_wallet }), by, ':wallet'),
]
