import { z } from 'zod'
import { chosenValue } from '../catalog/variants/chosen-value.ts'
import { actors } from '../kernel/audiences.ts'
import { bilingualText } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { carrierKeys, collectionStateKeys } from '../money/carriers/carriers.ts'
import { outsideAccounts } from '../money/ledger/ledger.ts'
import { shopperPaymentStatuses } from '../money/payments/payment-states.ts'
import { codeFunders } from '../promotions/code-funders.ts'
import { cancellationKinds, cancellationStatuses, refundReasons } from './cancellations/cancellation-states.ts'
import { fulfilments, type OrderStatus, orderStatuses, paymentMethods, paymentStatuses } from './order-states.ts'
import { vatRegimes } from './pricing.ts'

export const orderStatus = z.enum(typedKeys(orderStatuses)) satisfies z.ZodType<OrderStatus>
export const paymentStatus = z.enum(typedKeys(paymentStatuses))
export const paymentMethod = z.enum(typedKeys(paymentMethods))
export const fulfilment = z.enum(typedKeys(fulfilments))
const moment = z.iso.datetime()
const halalas = z.int()

const orderAddress = z.object({
  /** The shopper's address that this is a copy of. */
  id: z.uuid().optional(),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  city_id: z.uuid(),
  city: bilingualText,
  region: bilingualText,
  district: z.string(),
  street: z.string(),
  building: z.string().nullable(),
  short_address: z.string().nullable(),
})

/** Pieces are taken off an order by cancellations, returns, or some of each. */
const removedKinds = [...typedKeys(cancellationKinds), 'both'] as const

/** One row of an order list. */
export const orderRow = z.object({
  id: z.uuid(),
  number: z.int(),
  store_id: z.uuid(),
  store: bilingualText,
  user_id: z.uuid(),
  /** The shopper's name, the recipient's or the phone; null once the shopper deleted the account. */
  user: z.string().nullable(),
  city: bilingualText.nullable(),
  /** The short national address it goes to. */
  short_address: z.string().nullable(),
  items: z.int(),
  total: halalas,
  /** The units and the amount that remain after settled cancellations and returns; 0 for a cancelled order. */
  items_left: z.int(),
  total_left: halalas,
  /** The kind of what was taken off it since, while some is left; null if nothing was. */
  taken_kind: z.enum(removedKinds).nullable(),
  /** The amount that was paid back of it, and the part of it that is still on its way to a card or a bank account. */
  refunded: halalas,
  refunding: halalas,
  /** The kind of the newest cancellation or return that is still open; null if none is. */
  open_request: z.enum(typedKeys(cancellationKinds)).nullable(),
  status: orderStatus,
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  fulfilment,
  /** The name of the branch that it leaves from or is collected at. */
  branch: bilingualText,
  placed_at: moment,
  /** The days between which it was promised to arrive, in Riyadh; null where nothing was promised. */
  promised_from: z.iso.date().nullable(),
  promised_to: z.iso.date().nullable(),
  /** The deadline for payment, acceptance, or the answer to a cancellation request. */
  expires_at: moment.nullable(),
  delivery_tries: z.int(),
  cancelled_by: z.enum(actors).nullable(),
  /** The reason of the cancellation or of the request for it. */
  cancel_reason: z.string().nullable(),
})
export type OrderRow = z.output<typeof orderRow>

/** The page of a store; null while visitors can't see it. */
const store_slug = z.string().nullable()
/** The checkout it was placed in with orders at other stores; null if it was placed alone. */
const checkout_id = z.uuid().nullable()

/** One row of a shopper's own list. */
export const ownOrderRow = orderRow.extend({
  store_slug,
  checkout_id,
  /** The amount to pay beside the wallet's part, in halalas. */
  to_charge: halalas,
  /**
   * Its products that are left, in their order: at most four pictures, at most two names, and their number. Of an order without any left, all of
   * them.
   */
  images: z.array(z.uuid()),
  product_names: z.array(bilingualText),
  products_count: z.int(),
  /** The state of the last transfer or card payment; null if there was none. */
  last_payment: z.enum(typedKeys(shopperPaymentStatuses)).nullable(),
  /** The moment the last card that was tried for that payment was declined; null if none was. */
  declined_at: moment.nullable(),
  /** The amount cancelled before delivery, in halalas. */
  cancelled_amount: halalas,
  delivered_at: moment.nullable(),
  /** True if all of its goods were returned and refunded. */
  all_returned: z.boolean(),
})
export type OwnOrderRow = z.output<typeof ownOrderRow>

export const chosenOption = z.object({
  field_id: z.uuid(),
  field: bilingualText,
  option_id: z.uuid().nullable(),
  option: bilingualText.nullable(),
  text: z.string().nullable(),
  price: halalas,
})

const orderLine = z.object({
  id: z.uuid(),
  product_id: z.uuid(),
  variant_id: z.uuid(),
  /** The values of the variant that was bought, in the order of the product's axes. */
  variant: z.array(chosenValue),
  sku: z.string().nullable(),
  name: bilingualText,
  image: z.uuid().nullable(),
  barcode: z.string().nullable(),
  options: z.array(chosenOption),
  unit_price: halalas,
  price_after_discount: halalas.nullable(),
  options_price: halalas,
  unit: halalas,
  quantity: z.int(),
  free_units: z.int(),
  list: halalas,
  offer_discount: halalas,
  coupon_share: halalas,
  goods: halalas,
  net: halalas,
  vat: halalas,
  gross: halalas,
  total: halalas,
  /** Units in cancellations and returns that were not rejected, and those of them that were settled. */
  cancelled_quantity: z.int(),
  refunded_quantity: z.int(),
})

const orderHistoryRow = z.object({
  id: z.uuid(),
  at: moment,
  action: z.string(),
  from_status: orderStatus.nullable(),
  to_status: orderStatus.nullable(),
  actor_type: z.enum(actors),
  actor: z.string().nullable(),
  note: z.string().nullable(),
  internal: z.boolean(),
})

const orderPayment = z.object({
  id: z.uuid(),
  method: paymentMethod,
  amount: halalas,
  /** The sum that the same card paid for all orders of the checkout; null for one order alone, and for a store, which sees its own part. */
  shared_total: halalas.nullable(),
  status: z.enum(typedKeys(shopperPaymentStatuses)),
  slip: z.uuid().nullable(),
  sender_name: z.string().nullable(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  /** The moment the last card that was tried on the gateway's page was declined; null if none was. */
  declined_at: moment.nullable(),
  created_at: moment,
  decided_at: moment.nullable(),
})

/** A cancellation or return as its order names it. */
const orderCancellation = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(typedKeys(cancellationKinds)),
  status: z.enum(typedKeys(cancellationStatuses)),
  /** True if its items were cancelled while nothing of them was paid, so that there is nothing to refund. */
  cancelled_unpaid: z.boolean(),
  amount: halalas,
  created_at: moment,
  requested_by: z.enum(actors),
  refund_reason: z.enum(typedKeys(refundReasons)),
  /** The text entered with the reason `other`. */
  refund_reason_other: z.string().nullable(),
  /** The amounts paid back to the wallet, and by bank or gateway; null until the amount is settled. */
  to_wallet: halalas.nullable(),
  to_outside: halalas.nullable(),
  /** The way out of the part that does not go to the wallet: by bank, or back to the card. */
  outside: z.enum(outsideAccounts).nullable(),
  refunded_at: moment.nullable(),
  /** The units of each line that it takes off the order. */
  lines: z.array(z.object({ order_line_id: z.uuid(), quantity: z.int() })),
})

/** The amounts of an order, all in halalas, frozen when it was placed. */
const orderAmounts = {
  list: halalas,
  offer_discount: halalas,
  coupon_discount: halalas,
  goods: halalas,
  delivery: halalas,
  delivery_waived: halalas,
  cod_fee: halalas,
  cod_fee_waived: halalas,
  vat_added: halalas,
  net: halalas,
  vat: halalas,
  gross: halalas,
  total: halalas,
  wallet_part: halalas,
  to_charge: halalas,
  /** The amounts cancelled before delivery and refunded after it. */
  cancelled_amount: halalas,
  returned_amount: halalas,
}

const shares = {
  platform_discount: halalas,
  platform_fee: halalas,
  platform_fee_vat: halalas,
  commission: halalas,
  commission_vat: halalas,
  store_share: halalas,
}

/** The shares of the store and the platform; hidden from the shopper. */
const orderShares = {
  ...shares,
  commission_bp: z.int(),
  commission_base: halalas,
  /** The shares without the lines that were cancelled before delivery. The delivery books these amounts. */
  net_amounts: z.object({ ...shares, total: halalas, vat: halalas, to_charge: halalas }),
  /** The part of the store's share that was reversed by returns. */
  returned_share: halalas,
  /** The cash that a carrier collected for it, and what has become of it; null where no carrier did. */
  carrier_cash: z
    .object({
      carrier: z.enum(carrierKeys),
      cash: halalas,
      settled: halalas,
      /** The part of the store's share that waits for the carrier's remittance. */
      held: halalas,
      /** The amount that remittances added to the store's balance; negative if the store bore more than was waiting. */
      released: halalas,
      /** The part of its waiting share that the store bore: the carrier's fees, and missing cash. */
      borne: halalas,
      status: z.enum(collectionStateKeys),
      settled_at: moment.nullable(),
    })
    .nullable(),
  vat_regime: z.enum(vatRegimes),
  vat_rate_bp: z.int(),
}

const {
  store_id,
  store,
  user_id,
  user,
  items: _items,
  items_left: _items_left,
  total_left: _total_left,
  taken_kind: _taken_kind,
  refunded: _refunded,
  refunding: _refunding,
  open_request: _open_request,
  city: _city,
  branch: _branch,
  ...facts
} = orderRow.shape

/** A whole order as its shopper sees it. */
export const shopperOrder = z.object({
  ...facts,
  store_id,
  store,
  store_slug,
  checkout_id,
  ...orderAmounts,
  /** The code it was placed with, and who pays for it: the store (a coupon) or the platform (a promo code). */
  coupon_code: z.string().nullable(),
  coupon_funded_by: z.enum(codeFunders).nullable(),
  vat_rate_bp: z.int(),
  /** The sale's invoice less the credit notes of what was cancelled and returned: what is left of `gross` and `vat`. */
  remaining: z.object({ gross: halalas, vat: halalas }),
  address: orderAddress.nullable(),
  /** The branch that it leaves from or is collected at. */
  branch: z.object({
    id: z.uuid(),
    name: bilingualText,
    city: bilingualText.nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    /** True if the store has no other branch now, so that it need not be named. */
    is_only: z.boolean(),
  }),
  note: z.string().nullable(),
  shipping_company: z.string().nullable(),
  tracking_number: z.string().nullable(),
  paid_at: moment.nullable(),
  accepted_at: moment.nullable(),
  shipped_at: moment.nullable(),
  delivered_at: moment.nullable(),
  completed_at: moment.nullable(),
  cancelled_at: moment.nullable(),
  /** The moment until which its shopper may return goods; null before delivery. */
  return_until: moment.nullable(),
  lines: z.array(orderLine),
  history: z.array(orderHistoryRow),
  payments: z.array(orderPayment),
  cancellations: z.array(orderCancellation),
})

export type ShopperOrder = z.output<typeof shopperOrder>

/** The same order for its store and for admins: with the shopper and the shares. */
export const orderDetail = z.object({
  ...shopperOrder.shape,
  coupon_id: z.uuid().nullable(),
  /** Each with the person who opened it. */
  cancellations: z.array(orderCancellation.extend({ actor: z.string().nullable() })),
  user_id,
  user,
  /** Null once the shopper deleted the account. */
  user_phone: z.string().nullable(),
  /** The short national address of the branch or the store, for the slip of the parcel. */
  store_short_address: z.string().nullable(),
  ...orderShares,
})
export type WholeOrder = z.output<typeof orderDetail>
