import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { idParams } from '../../kernel/shapes.ts'
import { orderErrors } from '../../orders/errors.ts'
import { orderLabels } from '../../orders/order-labels.ts'
import * as calls from './card.calls.ts'

/** The rules of the calls that lead to the gateway's page. */
const startsCard = {
  access: { audience: 'user' },
  owner: 'user',
  audit: { action: 'payments.create' },
  // The gateway is called between two transactions.
  atomic: false,
  limits: [{ by: 'ip', points: 60, seconds: 60 }],
  params: idParams,
  errors: [errors.not_found, orderErrors.no_card_awaited, orderErrors.method_not_offered, orderErrors.gateway_unavailable],
  labels: orderLabels,
} as const

/** Asked twice for one order, it answers the same page: no key is needed. */
export const payByCard = endpoint({
  ...calls.payByCard,
  summary: "Start the card payment for an order that awaits one and get the gateway's page. Card data never reaches this API",
  ...startsCard,
  response: z.object({
    payment_id: z.uuid(),
    /** Open it in the browser; it comes back to this API, and the order says how it went. */
    url: z.url(),
    /** After this moment the page takes no card any more. */
    expires_at: z.iso.datetime(),
  }),
})

/** Asked twice for one checkout, it answers the same page, as long as the same orders wait. */
export const payCheckoutByCard = endpoint({
  ...calls.payCheckoutByCard,
  summary: "Start one card payment for all orders of a checkout that await it and get the gateway's page. Card data never reaches this API",
  ...startsCard,
  response: z.object({
    /** Open it in the browser; it comes back to this API, and the checkout says how it went. */
    url: z.url(),
    /** The sum that the card pays, in halalas: the orders that still await it. */
    amount: z.int(),
    /** After this moment the page takes no card any more. */
    expires_at: z.iso.datetime(),
  }),
  tags: ['checkouts'],
})

/** The page that the gateway sends the shopper back to. The server asks the gateway itself and trusts nothing in the address. */
export const returnFromCard = endpoint({
  name: 'returnFromCard',
  method: 'GET',
  path: '/card-payments/{id}/return',
  summary: "Show the payment status page after the customer returns from the gateway's page",
  access: { audience: 'public' },
  owner: 'public',
  limits: [{ by: 'ip', points: 60, seconds: 60 }],
  params: idParams,
  response: null,
  raw: 'download',
  errors: [errors.not_found],
})

/** Moyasar's webhook. Its body proves itself by `secret_token`, and only makes us ask Moyasar. */
export const moyasarWebhook = endpoint({
  name: 'moyasarWebhook',
  method: 'POST',
  path: '/webhooks/moyasar',
  summary: 'Receive a Moyasar event. Responds right away and checks the event with Moyasar itself',
  access: { audience: 'public' },
  owner: 'public',
  audit: { none: 'kept whole in the gateway’s events' },
  limits: [{ by: 'ip', points: 600, seconds: 60 }],
  body_limit: 64,
  response: null,
  errors: [errors.forbidden, errors.not_found],
})
