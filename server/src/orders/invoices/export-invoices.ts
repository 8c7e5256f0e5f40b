import type { Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import { invoiceKinds } from '@rahba/contract/orders/invoice-kinds'
import { type InvoiceRow, invoiceLabels } from '@rahba/contract/orders/invoices'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { columnOf, type ExportColumn, exportCap, sendExport } from '../../platform/lists/send-export.ts'
import { firstStoreInvoices, type InvoiceFilters } from './read-invoices.ts'

const columnsIn = (locale: Locale): ExportColumn<InvoiceRow>[] => {
  const column = columnOf<InvoiceRow>(invoiceLabels, locale)
  return [
    column('number', (row) => row.number),
    column('kind', (row) => invoiceKinds[row.kind][locale]),
    column('credits', (row) => row.credits_number),
    column('order', (row) => row.order_number),
    column('net', (row) => Number(plainAmount(row.net))),
    column('vat', (row) => Number(plainAmount(row.vat))),
    column('gross', (row) => Number(plainAmount(row.gross))),
    column('issued_at', (row) => row.issued_at),
  ]
}

/** A store's filtered invoices and credit notes as a file, in their order; amounts are riyals. */
export async function exportStoreInvoices(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  store_id: string,
  { format, ...query }: InvoiceFilters & { format: 'csv' | 'xlsx'; sort: string },
): Promise<null> {
  const rows = await firstStoreInvoices(db, store_id, query, exportCap)
  return sendExport(reply, locale, 'invoices', format, columnsIn(locale), rows)
}
