import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import type { Locale } from '@rahba/contract/kernel/locale'
import { invoiceKinds } from '@rahba/contract/orders/invoices/invoice-kinds'
import { type InvoiceRow, invoiceLabels } from '@rahba/contract/orders/invoices/invoices'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { firstStoreInvoices, type InvoiceFilters } from './read-invoices.ts'

const columnsIn = (locale: Locale): ExportColumn<InvoiceRow>[] => {
  const column = getColumn<InvoiceRow>(invoiceLabels, locale)
  return [
    column('number', 'text', (row) => row.number),
    column('kind', 'text', (row) => invoiceKinds[row.kind][locale]),
    column('credits', 'text', (row) => row.credits_number),
    column('order', 'number', (row) => row.order_number),
    column('net', 'money', (row) => row.net),
    column('vat', 'money', (row) => row.vat),
    column('gross', 'money', (row) => row.gross),
    column('issued_at', 'moment', (row) => row.issued_at),
  ]
}

/** A store's filtered invoices and credit notes as a file, in their order; amounts are riyals. */
export async function exportStoreInvoices(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  store_id: string,
  { format, ...query }: InvoiceFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const rows = await firstStoreInvoices(db, store_id, query, exportCap)
  return sendExport(reply, locale, 'invoices', format, columnsIn(locale), rows)
}
