import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { paymentLabels, shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import type { ShopperPayment } from '@rahba/contract/money/payments/payments'
import { paymentMethods } from '@rahba/contract/orders/order-states'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { firstPayments, type PaymentFilters } from './read-payments.ts'

const columnsIn = (locale: Locale): ExportColumn<ShopperPayment>[] => {
  const column = getColumn<ShopperPayment>(paymentLabels, locale)
  return [
    column('order_number', 'number', (row) => row.order_number),
    column('created_at', 'moment', (row) => row.created_at),
    column('store', 'text', (row) => inLocale(row.store, locale)),
    column('user', 'text', (row) => row.user),
    column('sender_name', 'text', (row) => row.sender_name),
    column('method', 'text', (row) => paymentMethods[row.method][locale]),
    column('amount', 'money', (row) => row.amount),
    column('status', 'text', (row) => shopperPaymentStatuses[row.status][locale]),
    column('reference', 'text', (row) => row.reference),
    column('card', 'text', (row) => row.card),
    column('fee', 'money', (row) => row.fee),
    column('bank', 'text', (row) => (row.bank ? inLocale(row.bank, locale) : null)),
    column('iban_number', 'text', (row) => row.iban_number),
    column('decided_at', 'moment', (row) => row.decided_at),
    column('decided_by', 'text', (row) => row.decided_by),
  ]
}

/** The filtered list of what shoppers paid as a file, in its order. Amounts are riyals, as numbers that a sheet adds up. */
export async function exportPayments(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  query: PaymentFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const rows = await firstPayments(ctx.db, query, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'payments', query.format, columnsIn(ctx.locale), rows)
}
