import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { cleanLine, cleanText } from '../../kernel/normalise.ts'
import { bilingualText, idParams } from '../../kernel/shapes.ts'
import { typedCode } from '../../promotions/code-shapes.ts'
import { codeErrors } from '../../promotions/errors.ts'
import { maxLineQuantity } from '../cart/cart-lines.ts'
import { orderErrors } from '../errors.ts'
import { maxAnswerLength } from '../line-answers.ts'
import { orderLabels } from '../order-labels.ts'
import { fulfilment, paymentMethod, shopperOrder } from '../order-shapes.ts'
import * as calls from './checkout.calls.ts'

const lineOption = z.strictObject({
  field_id: z.uuid('uuid'),
  option_id: z.uuid('uuid').optional(),
  text: z.string().overwrite(cleanText).min(1).max(maxAnswerLength).optional(),
})

/** One variant of a product, with the answers to its additional fields. */
export const cartLine = z.strictObject({
  product_id: z.uuid('uuid'),
  /** Needed where the product has axes. */
  variant_id: z.uuid('uuid').nullable().default(null),
  quantity: z.int().min(1).max(maxLineQuantity),
  options: z.array(lineOption).max(20).default([]),
})

/** The wanted goods of one store. The server decides prices, discounts and fees. */
export const cart = {
  store_id: z.uuid('uuid'),
  lines: z.array(cartLine).min(1).max(50),
  fulfilment,
  /** One of the shopper's addresses; null for pick-up. */
  address_id: z.uuid('uuid').nullable().default(null),
  /** For pick-up, the branch to collect from; null is the first that has all of the order. */
  branch_id: z.uuid('uuid').nullable().default(null),
  payment_method: paymentMethod,
  /** Pay what the wallet holds towards it first. */
  use_wallet: z.boolean().default(false),
  /** A coupon of the store or a promo code of the platform. One that does not apply is refused with its reason. */
  coupon_code: typedCode.nullable().default(null),
}
const cartSchema = z.strictObject(cart)
export type Cart = z.output<typeof cartSchema>

export const placeOrderBody = z.strictObject({
  ...cart,
  note: z.string().overwrite(cleanText).max(500).nullable().default(null),
  /** The total the shopper was shown; another answer than the server's is refused, and nothing is placed. */
  expected_total: z.int().min(0).max(100_000_000_000),
})
export type PlaceOrderInput = z.output<typeof placeOrderBody>

/** The days between which the order arrives if it is placed now; null where the store promises none. */
export const promised = { promised_from: z.iso.date().nullable(), promised_to: z.iso.date().nullable() }

const quoteLine = z.object({
  product_id: z.uuid(),
  variant_id: z.uuid(),
  quantity: z.int(),
  unit: z.int(),
  free_units: z.int(),
  list: z.int(),
  offer_discount: z.int(),
  coupon_share: z.int(),
  goods: z.int(),
  vat: z.int(),
  total: z.int(),
})
/** Where an order leaves from or is collected. `is_only` is true for a store with one branch, which need not be named. */
const orderBranch = z.object({ id: z.uuid(), name: bilingualText, is_only: z.boolean() })

export const quoteAnswer = z.object({
  branch: orderBranch,
  lines: z.array(quoteLine),
  list: z.int(),
  offer_discount: z.int(),
  /** The code as it was read; null where none was given. */
  coupon_code: z.string().nullable(),
  coupon_discount: z.int(),
  goods: z.int(),
  delivery: z.int(),
  /** Goods after offers from which delivery costs nothing; null if it always costs the charge. */
  free_from: z.int().nullable(),
  delivery_waived: z.int(),
  cod_fee: z.int(),
  cod_fee_waived: z.int(),
  vat_added: z.int(),
  vat: z.int(),
  total: z.int(),
  wallet_part: z.int(),
  to_charge: z.int(),
  ...promised,
})

export const checkoutErrors = [
  orderErrors.store_not_open,
  orderErrors.store_takes_no_orders,
  orderErrors.store_closed_until,
  orderErrors.product_not_for_sale,
  orderErrors.variant_needed,
  orderErrors.variant_not_for_sale,
  orderErrors.over_stock,
  orderErrors.sold_out,
  orderErrors.over_branch_stock,
  orderErrors.over_delivered_stock,
  orderErrors.over_one_delivery,
  orderErrors.sold_out_here,
  orderErrors.pickup_only,
  orderErrors.not_in_one_branch,
  orderErrors.over_limit,
  orderErrors.option_required,
  orderErrors.answer_required,
  orderErrors.answer_not_number,
  orderErrors.answer_not_date,
  orderErrors.answer_not_link,
  orderErrors.city_not_covered,
  orderErrors.short_address_needed,
  orderErrors.pickup_not_offered,
  orderErrors.delivery_not_offered,
  orderErrors.under_minimum,
  orderErrors.wallet_short,
  orderErrors.method_not_offered,
  ...Object.values(codeErrors),
]

/** An order as the answer to placing it names it. */
export const placedOrder = z.object({
  id: z.uuid(),
  number: z.int(),
  status: z.string(),
  payment_status: z.string(),
  total: z.int(),
  to_charge: z.int(),
  expires_at: z.iso.datetime().nullable(),
  ...promised,
})

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  method: 'POST',
  path: '/user/orders/quote',
  summary: 'Get a quote for an order, with the same checks as placing it. Nothing is reserved',
  access: { audience: 'user' },
  owner: 'user',
  audit: { none: 'nothing changes' },
  atomic: false,
  body: cartSchema,
  response: quoteAnswer,
  errors: checkoutErrors,
  labels: orderLabels,
})

export const placeOrder = endpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/user/orders',
  summary: 'Place an order at one store. Stock is deducted right away',
  access: { audience: 'user' },
  owner: 'user',
  audit: { none: 'the order’s own history tells who placed it' },
  idempotent: true,
  body: placeOrderBody,
  response: placedOrder,
  status: 201,
  errors: [...checkoutErrors, orderErrors.price_changed],
  labels: orderLabels,
})

export const transferBody = z.strictObject({
  bank_account_id: z.uuid('uuid'),
  sender_name: z.string().overwrite(cleanLine).min(3).max(120),
  slip: z.uuid('uuid'),
})

export const payByTransfer = endpoint({
  ...calls.payByTransfer,
  summary: 'Submit a bank transfer slip for an order that awaits one',
  access: { audience: 'user' },
  owner: 'user',
  audit: { action: 'payments.create' },
  params: idParams,
  body: transferBody,
  response: shopperOrder,
  errors: [orderErrors.no_transfer_awaited, orderErrors.transfer_already_sent],
  labels: orderLabels,
})

/** The platform's accounts a shopper may transfer to. */
export const transferAccounts = endpoint({
  ...calls.transferAccounts,
  summary: "List the platform's bank accounts for transfers",
  access: { audience: 'user' },
  owner: 'platform',
  response: z.array(z.object({ id: z.uuid(), bank: z.string(), holder: z.string(), account_number: z.string(), iban_number: z.string() })),
})
