import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { idParams } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { shopperPaymentStatuses } from '../../money/payments/payment-states.ts'
import { maxCheckoutStores } from '../cart/cart-lines.ts'
import { orderErrors } from '../errors.ts'
import { orderLabels } from '../order-labels.ts'
import { orderRow } from '../order-shapes.ts'
import { cart, checkoutErrors, placedOrder, placeOrderBody, quoteAnswer, transferBody } from './checkout.ts'
import * as calls from './checkouts.calls.ts'

// The payment method applies to all carts; everything else to one.
const { payment_method, use_wallet, ...ofCart } = cart
const { note, expected_total } = placeOrderBody.shape
const cartsSchema = <Cart extends z.ZodType>(one: Cart) => z.array(one).min(1).max(maxCheckoutStores)

const quoteCheckoutBody = z.strictObject({ carts: cartsSchema(z.strictObject(ofCart)), payment_method, use_wallet })
export type CheckoutInput = z.output<typeof quoteCheckoutBody>
const placeCheckoutBody = z.strictObject({
  /** The version of the stored cart that the carts were made of; nothing is placed if another device changed it since. */
  cart_version: z.iso.datetime().nullable().default(null),
  carts: cartsSchema(z.strictObject({ ...ofCart, note, expected_total })),
  payment_method,
  use_wallet,
})
export type PlaceCheckoutInput = z.output<typeof placeCheckoutBody>

const sums = { total: z.int(), wallet_part: z.int(), to_charge: z.int() }
const user = { access: { audience: 'user' }, owner: 'user', labels: orderLabels, tags: ['checkouts'] } as const
const carried = [...checkoutErrors, orderErrors.store_twice]

/** A shopper's checkout with the state of its card payment. */
const checkoutAnswer = z.object({
  id: z.uuid(),
  orders: z.array(orderRow),
  /** Null where no order is paid by card. */
  card_payment: z
    .object({
      /** `pending` while an order awaits the card; then `confirmed` if an order is paid by it. */
      status: z.enum(typedKeys(shopperPaymentStatuses)),
      /** The sum over the orders in this state, in halalas. */
      amount: z.int(),
      /** The moment until which it can be paid; null once nothing awaits it. */
      expires_at: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type CheckoutAnswer = z.output<typeof checkoutAnswer>

export const quoteCheckout = endpoint({
  ...user,
  ...calls.quoteCheckout,
  summary: 'Get a quote for carts of several stores together. Nothing is reserved',
  audit: { none: 'nothing changes' },
  body: quoteCheckoutBody,
  response: z.object({
    ...sums,
    carts: z.array(quoteAnswer),
    /** True if one card can pay what is left to charge of all carts. */
    card_offered: z.boolean(),
  }),
  errors: carried,
})

export const placeCheckout = endpoint({
  ...user,
  ...calls.placeCheckout,
  summary: 'Place orders at several stores together, one at each. Either all are placed or none',
  audit: { none: 'each order’s own history tells who placed it' },
  idempotent: true,
  body: placeCheckoutBody,
  response: z.object({ id: z.uuid(), ...sums, orders: z.array(placedOrder) }),
  status: 201,
  errors: [...carried, orderErrors.price_changed, orderErrors.cart_changed],
})

export const readCheckout = endpoint({
  ...user,
  name: 'readCheckout',
  method: 'GET',
  path: '/user/checkouts/{id}',
  summary: 'Get the orders of a checkout and the state of its card payment',
  params: idParams,
  response: checkoutAnswer,
  errors: [errors.not_found],
})

export const readAnyCheckout = endpoint({
  ...calls.readAnyCheckout,
  summary: 'List the orders that a customer placed together. A store sees only its own',
  access: { audience: 'admin', permissions: ['orders.index'] },
  owner: 'platform',
  labels: orderLabels,
  tags: ['checkouts'],
  params: idParams,
  response: z.object({ id: z.uuid(), orders: z.array(orderRow) }),
  errors: [errors.not_found],
})

export const payCheckoutByTransfer = endpoint({
  ...user,
  ...calls.payCheckoutByTransfer,
  summary: 'Submit one bank transfer slip for all orders of a checkout that await it',
  audit: { action: 'payments.create' },
  params: idParams,
  body: transferBody,
  response: checkoutAnswer,
  errors: [errors.not_found, orderErrors.no_transfer_awaited, orderErrors.transfer_already_sent],
})
