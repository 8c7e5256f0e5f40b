import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import type { FieldLabels } from '../../kernel/labels.ts'
import { locales } from '../../kernel/locale.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bilingualText, daySchema, idParams } from '../../kernel/shapes.ts'
import { invoiceDocument } from './invoice-document.ts'
import { invoiceKindKeys } from './invoice-kinds.ts'
import * as calls from './invoices.calls.ts'

export const invoiceLabels = {
  number: { ar: 'رقم الفاتورة', en: 'Invoice number' },
  kind: { ar: 'النوع', en: 'Type' },
  gross: { ar: 'الإجمالي', en: 'Total' },
  issued_at: { ar: 'تاريخ الإصدار', en: 'Issued' },
  order: { ar: 'الطلب', en: 'Order' },
  credits: { ar: 'الفاتورة الأصلية', en: 'Original invoice' },
  net: { ar: 'المبلغ قبل الضريبة', en: 'Amount before VAT' },
  vat: { ar: 'الضريبة', en: 'VAT' },
} satisfies FieldLabels

const halalas = z.int()

/** An invoice or credit note as lists show it. */
const invoiceRow = z.object({
  id: z.uuid(),
  kind: z.enum(invoiceKindKeys),
  number: z.string(),
  order_id: z.uuid(),
  order_number: z.int(),
  /** The invoice that a credit note reverses. */
  credits_number: z.string().nullable(),
  supplier: bilingualText,
  net: halalas,
  vat: halalas,
  gross: halalas,
  issued_at: z.iso.datetime(),
})
export type InvoiceRow = z.output<typeof invoiceRow>

const wholeInvoice = invoiceRow.extend({
  /** Its place among all documents of its supplier. */
  counter: z.int(),
  previous_hash: z.string(),
  hash: z.string(),
  /** The content of its QR code: base64 of tags 1 to 5. */
  qr: z.string(),
  document: invoiceDocument,
})
export type WholeInvoice = z.output<typeof wholeInvoice>

const pdfQuery = z.object({ lang: z.enum(locales).default('ar') })
const pdf = { params: idParams, query: pdfQuery, response: null, raw: 'download', errors: [errors.not_found, errors.busy] } as const

const admin = {
  tags: ['invoices'],
  access: { audience: 'admin', permissions: ['orders.index'] },
  owner: 'platform',
  labels: invoiceLabels,
} as const
const store = {
  tags: ['invoices'],
  access: { audience: 'store', permissions: ['orders', 'wallet'] },
  owner: 'store',
  labels: invoiceLabels,
} as const
const user = { tags: ['invoices'], access: { audience: 'user' }, owner: 'user', labels: invoiceLabels } as const

export const orderInvoices = endpoint({
  ...admin,
  ...calls.orderInvoices,
  summary: "List an order's invoices and credit notes as issued",
  params: idParams,
  response: z.array(invoiceRow),
  errors: [errors.not_found],
})
export const downloadInvoice = endpoint({
  ...admin,
  ...pdf,
  ...calls.downloadInvoice,
  summary: 'Download an invoice as a PDF in Arabic or English',
  audit: { action: 'invoices.download' },
})

const filters = {
  q: pageQuery.q,
  kind: commaList(invoiceKindKeys),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['issued_at', 'gross'], '-issued_at'),
}
export const storeOrderInvoices = endpoint({
  ...store,
  ...calls.storeOrderInvoices,
  summary: "List the invoices and credit notes of one of the store's orders",
  params: idParams,
  response: z.array(invoiceRow),
  errors: [errors.not_found],
})
export const listStoreInvoices = endpoint({
  ...store,
  ...calls.listStoreInvoices,
  summary: "List invoices for the store's sales and from the platform to the store. Search by number",
  access: { audience: 'store', permissions: ['wallet'] },
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(invoiceRow),
})
export const exportStoreInvoices = endpoint({
  ...store,
  ...calls.exportStoreInvoices,
  summary: 'Export filtered invoices with their VAT details as a file',
  access: { audience: 'store', permissions: ['wallet'] },
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const downloadStoreInvoice = endpoint({
  ...store,
  ...pdf,
  ...calls.downloadStoreInvoice,
  summary: "Download one of the store's invoices as a PDF in Arabic or English",
})

export const ownOrderInvoices = endpoint({
  ...user,
  ...calls.ownOrderInvoices,
  summary: "List the invoices and credit notes of one of the customer's orders",
  params: idParams,
  response: z.array(invoiceRow),
  errors: [errors.not_found],
})
export const readOwnInvoice = endpoint({
  ...user,
  name: 'readOwnInvoice',
  method: 'GET',
  path: '/user/invoices/{id}',
  summary: "Get one of the customer's invoices with all its details",
  params: idParams,
  response: wholeInvoice,
  errors: [errors.not_found],
})
export const downloadOwnInvoice = endpoint({
  ...user,
  ...pdf,
  name: 'downloadOwnInvoice',
  method: 'GET',
  path: '/user/invoices/{id}/pdf',
  summary: "Download one of the customer's invoices as a PDF in Arabic or English",
})
