import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { cleanReference, cleanText } from '../kernel/normalise.ts'
import { anyOf, pageOf, pageQuery, sortParam } from '../kernel/page.ts'
import { exportFormat } from '../kernel/resource.ts'
import { orderErrors } from '../orders/errors.ts'
import { bilingualText, orderStatus, paymentMethod } from '../orders/order-schemas.ts'

/** States of what a shopper paid or says to have paid. */
export const shopperPaymentStatuses = {
  pending: { ar: 'بانتظار المراجعة', en: 'Waiting for a check' },
  confirmed: { ar: 'مؤكدة', en: 'Confirmed' },
  refused: { ar: 'مرفوضة', en: 'Refused' },
  refunded: { ar: 'مستردة', en: 'Refunded' },
} as const
const statuses = ['pending', 'confirmed', 'refused', 'refunded'] as const satisfies readonly (keyof typeof shopperPaymentStatuses)[]

const row = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  order_number: z.int(),
  order_status: orderStatus,
  store_id: z.uuid(),
  store: bilingualText,
  user_id: z.uuid(),
  user: z.string().nullable(),
  method: paymentMethod,
  amount: z.int(),
  status: z.enum(statuses),
  sender_name: z.string().nullable(),
  slip: z.uuid().nullable(),
  /** What all payments come to that this slip was sent for: of several orders, where they were placed together. */
  slip_total: z.int().nullable(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  bank: bilingualText.nullable(),
  iban_number: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
})
export type ShopperPayment = z.output<typeof row>

const params = z.object({ id: z.uuid('uuid') })
/** Names of what a list and a file of payments show. */
export const paymentLabels = {
  order_number: { ar: 'رقم الطلب', en: 'Order' },
  method: { ar: 'الطريقة', en: 'Method' },
  sender_name: { ar: 'اسم المحوّل', en: 'Sender' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  store: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Shopper' },
  slip: { ar: 'إيصال التحويل', en: 'Transfer slip' },
  created_at: { ar: 'وصلت', en: 'Received' },
  decided_at: { ar: 'وقت المراجعة', en: 'Reviewed' },
  decided_by: { ar: 'راجعها', en: 'Reviewed by' },
  bank: { ar: 'الحساب المحوّل إليه', en: 'Account transferred to' },
}
// The FAQ key opens the screen (specification section 6); deciding moves money and needs its own.
const reading = {
  access: { audience: 'admin', permissions: ['payments.index', 'faqs.index'] },
  owner: 'platform',
  labels: paymentLabels,
} as const
const deciding = {
  access: { audience: 'admin', permissions: ['payments.update'] },
  owner: 'platform',
  labels: paymentLabels,
  params,
  response: row,
  idempotent: true,
} as const

const filters = {
  sort: sortParam(['created_at', 'amount'], '-created_at'),
  status: anyOf(statuses),
  method: anyOf(paymentMethod.options),
  store_id: z.uuid('uuid').optional(),
}

/** What shoppers paid (`/dashboard/payments1`). */
export const listShopperPayments = endpoint({
  name: 'listShopperPayments',
  method: 'GET',
  path: '/admin/payments1',
  summary: 'What shoppers paid',
  ...reading,
  query: z.object({ ...pageQuery, ...filters }),
  response: pageOf(row),
})
export const exportShopperPayments = endpoint({
  name: 'exportShopperPayments',
  method: 'GET',
  path: '/admin/payments1/export',
  summary: 'What shoppers paid, filtered, as a file',
  ...reading,
  query: z.object({ q: pageQuery.q, ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readShopperPayment = endpoint({
  name: 'readShopperPayment',
  method: 'GET',
  path: '/admin/payments1/{id}',
  summary: 'One payment',
  ...reading,
  params,
  response: row,
  errors: [errors.not_found],
})

export const confirmTransferBody = z.strictObject({ reference: z.string().overwrite(cleanReference).min(1).max(80) })
export const refuseTransferBody = z.strictObject({ reason: z.string().overwrite(cleanText).min(3).max(300) })
export const confirmTransfer = endpoint({
  name: 'confirmTransfer',
  method: 'POST',
  path: '/admin/payments1/{id}/confirm',
  summary: 'The transfer has arrived: the order is paid and goes to its store',
  ...deciding,
  audit: { action: 'payments.confirm' },
  body: confirmTransferBody,
  errors: [errors.not_found, orderErrors.payment_decided],
})
export const refuseTransfer = endpoint({
  name: 'refuseTransfer',
  method: 'POST',
  path: '/admin/payments1/{id}/refuse',
  summary: 'The transfer did not arrive: the shopper may send another slip',
  ...deciding,
  audit: { action: 'payments.refuse' },
  body: refuseTransferBody,
  errors: [errors.not_found, orderErrors.payment_decided],
})
