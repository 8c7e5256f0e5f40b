import type { OutsideAccount } from '@rahba/contract/money/ledger/ledger'
import { orderLess, type RefundParts } from '@rahba/contract/orders/cancellations/refund'
import type { Quote, VatRegime } from '@rahba/contract/orders/pricing'
import type { Leg } from './posting.ts'

/** The data that the ledger needs of an order: its ids and the pricing frozen on it when it was placed. */
export interface FrozenOrder
  extends Pick<
    Quote,
    | 'total'
    | 'wallet_part'
    | 'to_charge'
    | 'platform_discount'
    | 'commission'
    | 'commission_vat'
    | 'platform_fee'
    | 'platform_fee_vat'
    | 'vat'
    | 'store_share'
  > {
  id: string
  store_id: string
  user_id: string
  vat_regime: VatRegime
}

/** The VAT that the platform owes of an order: on its commission and fees, and on the sale if it is the deemed supplier. */
const vatDue = (order: FrozenOrder) =>
  order.commission_vat + order.platform_fee_vat + (order.vat_regime === 'platform_deemed' ? order.vat : 0)
/** The legs that a delivery credits to the platform and the tax office, less the VAT that was `posted` before. */
const earned = (order: FrozenOrder, posted = 0): Leg[] => [
  { account: 'commission', credit: order.commission },
  { account: 'vat_output', credit: vatDue(order) - posted },
  { account: 'platform_fees', credit: order.platform_fee },
]

/** The event of a paid order's delivery: `order_delivered_platform_deemed` where the platform is the supplier by law. */
export const deliveryEvent = (order: FrozenOrder) =>
  order.vat_regime === 'platform_deemed' ? 'order_delivered_platform_deemed' : 'order_delivered'

/** `payment_captured`: the shopper's payment arrived; the platform adds its promo discount. Not for cash on delivery. */
export const legsForPaymentCaptured = (order: FrozenOrder, into: OutsideAccount): Leg[] => [
  { account: into, debit: order.to_charge },
  { account: 'promo_expense', debit: order.platform_discount },
  { account: 'order_escrow', owner_id: order.id, credit: order.to_charge + order.platform_discount },
]

/**
 * `paid_from_wallet`: the wallet's part is set aside. Where nothing else is to be paid this is the whole payment, and the promo discount comes
 * with it; so it is posted for an order of nothing to pay too.
 */
export function legsForWalletPaid(order: FrozenOrder): Leg[] {
  const promo = order.to_charge === 0 ? order.platform_discount : 0
  return [
    { account: 'customer_wallet', owner_id: order.user_id, debit: order.wallet_part },
    { account: 'promo_expense', debit: promo },
    { account: 'order_escrow', owner_id: order.id, credit: order.wallet_part + promo },
  ]
}

/** `invoice_vat_due`: a prepaid order whose supplier is the platform was invoiced before delivery: the VAT of its sale is owed from then on. */
export const legsForInvoiced = (order: FrozenOrder): Leg[] => [
  { account: 'order_escrow', owner_id: order.id, debit: order.vat },
  { account: 'vat_output', credit: order.vat },
]

/**
 * The legs that a delivery credits to its store if the platform holds the money. A negative share becomes dues: if all but what a code made free was
 * cancelled, only the commission on that remains.
 */
const earnedByStore = ({ store_id, store_share }: FrozenOrder): Leg[] => [
  { account: 'store_dues', owner_id: store_id, debit: Math.max(-store_share, 0) },
  { account: 'store_pending', owner_id: store_id, credit: Math.max(store_share, 0) },
]

/**
 * `order_delivered` and `order_delivered_platform_deemed`: a prepaid order was delivered, and the store has earned its share. `invoiced` says
 * that the VAT of the sale was posted with its invoice (`invoice_vat_due`).
 */
export function legsForDeliveredPrepaid(order: FrozenOrder, invoiced = false): Leg[] {
  const posted = invoiced ? order.vat : 0
  return [
    { account: 'order_escrow', owner_id: order.id, debit: order.total + order.platform_discount - posted },
    ...earnedByStore(order),
    ...earned(order, posted),
  ]
}

/** The amount that the platform owes the store once the store itself holds the order's cash; negative if the store owes the platform. */
export const storeNetOfCash = (order: FrozenOrder) => order.store_share - order.to_charge

/**
 * `order_delivered_cod`: delivered, the store keeps the cash. The wallet's part and the promo discount are with the platform, its commission and
 * VAT with the store: the difference becomes the store's balance or its dues.
 */
export function legsForDeliveredCod(order: FrozenOrder): Leg[] {
  const net = storeNetOfCash(order)
  return [
    { account: 'order_escrow', owner_id: order.id, debit: order.wallet_part },
    { account: 'promo_expense', debit: order.platform_discount },
    { account: 'store_dues', owner_id: order.store_id, debit: Math.max(-net, 0) },
    { account: 'store_pending', owner_id: order.store_id, credit: Math.max(net, 0) },
    ...earned(order),
  ]
}

/** The part of the store's share that lies in the cash a carrier collected: it waits for the carrier's remittance. */
export const heldByCarrier = (order: FrozenOrder) => Math.max(0, Math.min(order.store_share, order.to_charge))

/**
 * `order_delivered_carrier_cod`: delivered, the carrier holds the cash and owes it. What the platform holds already is the store's as in
 * `order_delivered_cod`, the rest once the carrier has remitted.
 * @param owed what the store owes of the order's refunds, where its cash had been booked as the store's: taken from the share that waits
 */
export const legsForDeliveredByCarrier = (order: FrozenOrder, carrier_account: string, owed = 0): Leg[] => [
  { account: 'order_escrow', owner_id: order.id, debit: order.wallet_part },
  { account: 'carrier_cod', owner_id: carrier_account, debit: order.to_charge },
  { account: 'promo_expense', debit: order.platform_discount },
  { account: 'store_dues', owner_id: order.store_id, debit: Math.max(-order.store_share, 0) },
  { account: 'store_pending', owner_id: order.store_id, credit: Math.max(storeNetOfCash(order), 0) },
  { account: 'store_with_carriers', owner_id: order.store_id, credit: heldByCarrier(order) - owed },
  { account: 'store_dues', owner_id: order.store_id, credit: owed },
  ...earned(order),
]

/**
 * The amount that an order's delivery put into the store's pending balance. `forCash` means that some was paid at the door, to the store or a
 * carrier.
 */
export const pendingAfterDelivery = (order: FrozenOrder, forCash: boolean) =>
  Math.max(forCash ? storeNetOfCash(order) : order.store_share, 0)

/** `return_window_closed`: the return window closed; `amount` of the order may now be paid out. */
export const legsForReturnWindowClosed = (order: FrozenOrder, amount: number): Leg[] => [
  { account: 'store_pending', owner_id: order.store_id, debit: amount },
  { account: 'store_available', owner_id: order.store_id, credit: amount },
]

/** The amount that the shopper has paid of an order: the wallet's part when placed, the rest when captured. */
export const paidByShopper = (order: FrozenOrder, captured: boolean) => order.wallet_part + (captured ? order.to_charge : 0)

/**
 * `order_cancelled`: cancelled before delivery. What was paid goes from escrow to be refunded, the promo discount and the VAT of an invoice return to
 * the platform.
 */
export function legsForCancelledBeforeDelivery(order: FrozenOrder, captured: boolean, invoiced = false): Leg[] {
  const paid = paidByShopper(order, captured)
  const promo = captured || order.to_charge === 0 ? order.platform_discount : 0
  const vat = invoiced ? order.vat : 0
  return [
    { account: 'order_escrow', owner_id: order.id, debit: paid + promo - vat },
    { account: 'vat_output', debit: vat },
    { account: 'refund_clearing', owner_id: order.id, credit: paid },
    { account: 'promo_expense', credit: promo },
  ]
}

/**
 * A leg that takes `amount` from the account that the delivery had credited. Rounding can make the amount of a small part negative; the leg is then
 * a credit.
 */
const takenBack = (account: Leg['account'], owner_id: string | undefined, amount: number): Leg => ({
  account,
  ...(owner_id && { owner_id }),
  ...(amount >= 0 ? { debit: amount } : { credit: -amount }),
})

/** The amount of `parts`, cancelled before delivery, that the shopper has paid: all if captured, else what the cash still to come does not cover. */
export const paidOfPart = (order: FrozenOrder, parts: RefundParts, captured: boolean) =>
  captured ? parts.total : parts.total - Math.min(parts.total, order.to_charge)

/**
 * `order_cancelled` for a part of an order before delivery. `order` is the state before the cancellation. Paid amounts move from escrow to the
 * refund; for cash, less is collected. If no cash remains to be collected, the promo discount of the rest is due immediately, as for an order
 * paid by wallet. If the order was `invoiced` (`invoice_vat_due`), the VAT of the part is no longer owed.
 */
export function legsForPartCancelled(order: FrozenOrder, parts: RefundParts, captured: boolean, invoiced = false): Leg[] {
  const back = paidOfPart(order, parts, captured)
  const prepaid = captured || order.to_charge === 0
  const remaining = orderLess(order, parts)
  const due = !prepaid && remaining.to_charge === 0 ? remaining.platform_discount : 0
  const promo = prepaid ? parts.promo : 0
  const vat = invoiced ? parts.vat : 0
  return [
    takenBack('order_escrow', order.id, back + promo - due - vat),
    takenBack('vat_output', undefined, vat),
    { account: 'refund_clearing', owner_id: order.id, credit: back },
    takenBack('promo_expense', undefined, due - promo),
  ]
}

/** The sources of the store's part of a refund after delivery. */
export interface StoreSources {
  /** The order's share that the return window still holds back. */
  pending: number
  /** The order's share that still waits with its carrier. */
  with_carrier?: number
  /** True if the store keeps the order's cash: then it owes the rest, otherwise its available balance may go below zero. */
  cashWithStore: boolean
}

/** The amount of the store's part that its pending balance bears. */
export const getPendingPart = (parts: RefundParts, { pending }: StoreSources) => Math.min(parts.store, pending)

/** The amount of the store's part that its share with the carrier bears, after its pending balance. */
export const fromCarrier = (parts: RefundParts, sources: StoreSources) =>
  Math.max(0, Math.min(parts.store - getPendingPart(parts, sources), sources.with_carrier ?? 0))

/**
 * `refund_after_delivery`: the store gives back its share of the refund, the platform its commission and fees with their VAT; the promo cost returns.
 */
export function legsForRefundAfterDelivery(order: FrozenOrder, parts: RefundParts, sources: StoreSources): Leg[] {
  const pending = getPendingPart(parts, sources)
  const with_carrier = fromCarrier(parts, sources)
  const vat = parts.commission_vat + parts.platform_fee_vat + (order.vat_regime === 'platform_deemed' ? parts.vat : 0)
  return [
    takenBack('store_pending', order.store_id, pending),
    { account: 'store_with_carriers', owner_id: order.store_id, debit: with_carrier },
    takenBack(sources.cashWithStore ? 'store_dues' : 'store_available', order.store_id, parts.store - pending - with_carrier),
    takenBack('commission', undefined, parts.commission),
    takenBack('vat_output', undefined, vat),
    takenBack('platform_fees', undefined, parts.platform_fee),
    takenBack('promo_expense', undefined, -parts.promo),
    { account: 'refund_clearing', owner_id: order.id, credit: parts.total },
  ]
}

/** `refund_paid`: a refund is paid; its parts go to the shopper's wallet, by bank, or back through the gateway. */
export const legsForRefundPaid = (order: FrozenOrder, to: { wallet?: number; bank?: number; psp_clearing?: number }): Leg[] => [
  { account: 'refund_clearing', owner_id: order.id, debit: (to.wallet ?? 0) + (to.bank ?? 0) + (to.psp_clearing ?? 0) },
  { account: 'customer_wallet', owner_id: order.user_id, credit: to.wallet ?? 0 },
  { account: 'bank', credit: to.bank ?? 0 },
  { account: 'psp_clearing', credit: to.psp_clearing ?? 0 },
]

/** `gateway_fee_charged`: what the gateway kept of a payment. */
export const legsForGatewayFee = (amount: number): Leg[] => [
  { account: 'psp_fees', debit: amount },
  { account: 'psp_clearing', credit: amount },
]

/** `payout_requested`: a store asks for a payout; it must be in its available balance. */
export const legsForPayoutRequested = (store_id: string, amount: number): Leg[] => [
  { account: 'store_available', owner_id: store_id, debit: amount, at_least: 0 },
  { account: 'payout_transit', owner_id: store_id, credit: amount },
]

/** `payout_paid`: the bank has paid it. */
export const legsForPayoutPaid = (store_id: string, amount: number): Leg[] => [
  { account: 'payout_transit', owner_id: store_id, debit: amount },
  { account: 'bank', credit: amount },
]

/** `payout_failed`: rejected or returned; the store may ask again. */
export const legsForPayoutFailed = (store_id: string, amount: number): Leg[] => [
  { account: 'payout_transit', owner_id: store_id, debit: amount },
  { account: 'store_available', owner_id: store_id, credit: amount },
]

/** `payout_failed`: the bank returned what it had paid; the store may ask again. */
export const legsForPayoutReturned = (store_id: string, amount: number): Leg[] => [
  { account: 'bank', debit: amount },
  { account: 'store_available', owner_id: store_id, credit: amount },
]

/** `dues_paid`: a store paid dues by transfer; no more than it owes. */
export const legsForDuesPaid = (store_id: string, amount: number): Leg[] => [
  { account: 'bank', debit: amount },
  { account: 'store_dues', owner_id: store_id, credit: amount, at_least: 0 },
]

/** `dues_offset`: dues are taken from what the store has available. */
export const legsForDuesOffset = (store_id: string, amount: number): Leg[] => [
  { account: 'store_available', owner_id: store_id, debit: amount, at_least: 0 },
  { account: 'store_dues', owner_id: store_id, credit: amount, at_least: 0 },
]

/**
 * `dues_offset`: a statement is paid with what the store was given back and no statement holds. The account stays as it is: the credit pays the
 * statement, the debit uses up what was given back.
 */
export const legsForDuesCredited = (store_id: string, amount: number): Leg[] => [
  { account: 'store_dues', owner_id: store_id, credit: amount },
  { account: 'store_dues', owner_id: store_id, debit: amount },
]

/** `admin_adjustment`: an administrator waives dues; what is given up is the platform's cost. */
export const legsForDuesWaived = (store_id: string, amount: number): Leg[] => [
  { account: 'goodwill', debit: amount },
  { account: 'store_dues', owner_id: store_id, credit: amount },
]

/**
 * `admin_adjustment`: an administrator adds to (`amount` above zero) or takes from a wallet; the note is the caller's duty. A wallet can't be
 * taken below zero.
 */
export function legsForAdminAdjustment(
  wallet: { account: 'customer_wallet' | 'store_available'; owner_id: string },
  amount: number,
): Leg[] {
  const size = Math.abs(amount)
  return amount >= 0
    ? [
        { account: 'goodwill', debit: size },
        { ...wallet, credit: size },
      ]
    : [
        { ...wallet, debit: size, at_least: 0 },
        { account: 'goodwill', credit: size },
      ]
}
