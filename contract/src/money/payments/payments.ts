import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { cleanText } from '../../kernel/normalise.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bilingualText, daySchema, idParams } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { orderErrors } from '../../orders/errors.ts'
import { fulfilment, orderStatus, paymentMethod } from '../../orders/order-shapes.ts'
import { moneyErrors } from '../errors.ts'
import {
  cardRefundStatuses,
  gatewayNames,
  gatewayReportSources,
  heldFor,
  paymentLabels,
  type shopperPaymentStatuses,
} from './payment-states.ts'
import * as calls from './payments.calls.ts'
import { confirmTransferBody, refuseTransferBody } from './payments.schemas.ts'

const statuses = ['pending', 'confirmed', 'refused', 'held', 'refunded'] as const satisfies readonly (keyof typeof shopperPaymentStatuses)[]

const row = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  order_number: z.int(),
  order_status: orderStatus,
  order_fulfilment: fulfilment,
  store_id: z.uuid(),
  store: bilingualText,
  user_id: z.uuid(),
  user: z.string().nullable(),
  method: paymentMethod,
  amount: z.int(),
  status: z.enum(statuses),
  sender_name: z.string().nullable(),
  slip: z.uuid().nullable(),
  /** The total of all payments this slip covers: several orders, if they were placed together. */
  slip_total: z.int().nullable(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  bank: bilingualText.nullable(),
  iban_number: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  provider: z.literal(typedKeys(gatewayNames)).nullable(),
  /** Brand and last four digits. */
  card: z.string().nullable(),
  held_for: z.enum(typedKeys(heldFor)).nullable(),
  /** The amount received for a held payment, in the smallest unit of its currency. */
  came_amount: z.int().nullable(),
  came_currency: z.string().nullable(),
  /** The gateway's fee. */
  fee: z.int().nullable(),
  checked_at: z.iso.datetime().nullable(),
})
export type ShopperPayment = z.output<typeof row>

/** One card charge or one slip for several orders of a checkout, with the part of each. */
const sharedPayment = z.object({
  /** The sum that the card was asked for, or that the slip covers. */
  total: z.int(),
  /** The gateway's fee for all of it; null if no order is paid by it, and for a slip. */
  total_fee: z.int().nullable(),
  /** By the number of their orders; at most as many as a checkout has. */
  parts: z.array(
    z.object({
      id: z.uuid(),
      order_id: z.uuid(),
      order_number: z.int(),
      store: bilingualText,
      amount: z.int(),
      fee: z.int().nullable(),
      status: z.enum(statuses),
    }),
  ),
})

const paymentDetail = row.extend({
  /** Null where the payment is for one order alone. */
  shared: sharedPayment.nullable(),
  /** The gateway's reports on the whole charge, the latest first: webhooks, and answers to our own requests. At most 50. */
  events: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      source: z.enum(gatewayReportSources),
      kind: z.string(),
      detail: z.string().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      created_at: z.iso.datetime(),
      amount: z.int(),
      status: z.enum(typedKeys(cardRefundStatuses)),
      cancellation_id: z.uuid().nullable(),
      tries: z.int(),
      message: z.string().nullable(),
    }),
  ),
})
export type WholeShopperPayment = z.output<typeof paymentDetail>
const reading = { access: { audience: 'admin', permissions: ['payments.index'] }, owner: 'platform', labels: paymentLabels } as const
const deciding = {
  access: { audience: 'admin', permissions: ['payments.update'] },
  owner: 'platform',
  labels: paymentLabels,
  params: idParams,
  response: paymentDetail,
} as const

const filters = {
  sort: sortParam(['created_at', 'amount'], '-created_at'),
  status: commaList(statuses),
  method: commaList(paymentMethod.options),
  store_id: z.uuid('uuid').optional(),
  created_from: daySchema.optional(),
  created_to: daySchema.optional(),
}

/** The payments of shoppers (`/dashboard/payments1`). */
export const listShopperPayments = endpoint({
  ...calls.listShopperPayments,
  summary: "List customers' payments, without bank data for admins with only faqs.index",
  ...reading,
  access: { audience: 'admin', permissions: ['payments.index', 'faqs.index'] },
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(row),
})
export const exportShopperPayments = endpoint({
  ...calls.exportShopperPayments,
  summary: "Export customers' filtered payments as a file",
  ...reading,
  query: z.object({ q: pageQuery.q, ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readShopperPayment = endpoint({
  ...calls.readShopperPayment,
  summary: 'Get a payment',
  ...reading,
  params: idParams,
  response: paymentDetail,
  errors: [errors.not_found],
})
export const confirmTransfer = endpoint({
  ...calls.confirmTransfer,
  step_up: true,
  summary: 'Confirm that a bank transfer arrived. The order is marked as paid and goes to its store',
  ...deciding,
  audit: { action: 'payments.confirm' },
  body: confirmTransferBody,
  errors: [errors.not_found, moneyErrors.own_store, moneyErrors.own_order, orderErrors.not_a_transfer, orderErrors.payment_decided],
})
export const refuseTransfer = endpoint({
  ...calls.refuseTransfer,
  summary: "Reject a bank transfer that didn't arrive. The customer can send another slip",
  ...deciding,
  audit: { action: 'payments.refuse' },
  body: refuseTransferBody,
  errors: [errors.not_found, moneyErrors.own_store, moneyErrors.own_order, orderErrors.not_a_transfer, orderErrors.payment_decided],
})

/** Asks the gateway about a card payment now instead of at the next sweep. */
export const checkCardPayment = endpoint({
  ...calls.checkCardPayment,
  summary: "Check a card payment's status at the gateway and apply the result",
  ...deciding,
  audit: { action: 'payments.check' },
  // The gateway is called outside a transaction.
  atomic: false,
  errors: [errors.not_found, orderErrors.not_a_card, orderErrors.gateway_unavailable],
})
const returnCardBody = z.strictObject({ note: z.string().overwrite(cleanText).min(3).max(300) })
export const returnCardPayment = endpoint({
  ...calls.returnCardPayment,
  step_up: true,
  summary: 'Refund a held payment to its original card',
  ...deciding,
  audit: { action: 'payments.return' },
  body: returnCardBody,
  errors: [errors.not_found, moneyErrors.own_store, moneyErrors.own_order, orderErrors.payment_not_held],
})
