import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { orderStatuses, paymentMethods, paymentStatuses } from '@rahba/contract/orders/order-states'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import type { FastifyReply } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { firstOrders, type OrderFilters } from './read-orders.ts'

const columnsIn = (locale: Locale, asked: OrderFilters): ExportColumn<OrderRow>[] => {
  const column = getColumn<OrderRow>(orderLabels, locale)
  return [
    column('number', 'number', (row) => row.number),
    column('placed_at', 'moment', (row) => row.placed_at),
    column('store_id', 'text', (row) => inLocale(row.store, locale)),
    column('user', 'text', (row) => row.user ?? deletedShopper[locale]),
    column('city', 'text', (row) => (row.city ? inLocale(row.city, locale) : null)),
    column('short_address', 'text', (row) => row.short_address),
    column('items', 'number', (row) => row.items),
    column('total', 'money', (row) => row.total),
    column('status', 'text', (row) => orderStatuses[row.status][locale]),
    column('payment_method', 'text', (row) => paymentMethods[row.payment_method][locale]),
    column('payment_status', 'text', (row) => paymentStatuses[row.payment_status][locale]),
    // Requests to cancel are answered by their reason, which no other list of orders shows.
    ...(asked.status?.join() === 'cancel_requested' ? [column('cancel_reason', 'text', (row) => row.cancel_reason)] : []),
  ]
}

/** The filtered list of orders as a file, in its order. Amounts are riyals, as numbers that a sheet adds up. */
export async function exportOrders(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  query: OrderFilters & { format: 'csv' | 'xlsx'; sort: string },
): Promise<null> {
  const rows = await firstOrders(ctx.db, query, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'orders', query.format, columnsIn(ctx.locale, query), rows)
}
