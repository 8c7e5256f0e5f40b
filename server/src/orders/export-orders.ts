import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { orderStatusLabel, paymentMethods, paymentStatuses } from '@rahba/contract/orders/order-states'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { firstOrders, type OrderFilters } from './read-orders.ts'

const remainderRow = z.strictObject({ id: z.uuid(), cancelled_amount: z.int(), returned_amount: z.int() })
type ExportedOrder = OrderRow & Omit<z.output<typeof remainderRow>, 'id'>

/** Adds what was taken off the orders since, which their list does not show. All of a cancelled order is cancelled. */
async function addRemainders(db: Db, rows: readonly OrderRow[]): Promise<ExportedOrder[]> {
  const remainders = await readRows(
    db,
    sql`
    select o.id, (case when o.status = 'cancelled' then o.total - o.returned_amount else o.cancelled_amount end)::float8 as cancelled_amount,
      o.returned_amount::float8 as returned_amount
    from orders o where o.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
    remainderRow,
  )
  const found = new Map(remainders.map((row) => [row.id, row]))
  return rows.map((row) => ({ ...{ cancelled_amount: 0, returned_amount: 0 }, ...row, ...found.get(row.id) }))
}

const columnsIn = (locale: Locale, filters: OrderFilters): ExportColumn<ExportedOrder>[] => {
  const column = getColumn<ExportedOrder>(orderLabels, locale)
  return [
    column('number', 'number', (row) => row.number),
    column('placed_at', 'moment', (row) => row.placed_at),
    column('store_id', 'text', (row) => inLocale(row.store, locale)),
    column('user', 'text', (row) => row.user ?? deletedShopper[locale]),
    column('city', 'text', (row) => (row.city ? inLocale(row.city, locale) : null)),
    column('short_address', 'text', (row) => row.short_address),
    column('items', 'number', (row) => row.items),
    column('items_left', 'number', (row) => row.items_left),
    column('total', 'money', (row) => row.total),
    column('cancelled_amount', 'money', (row) => row.cancelled_amount),
    column('returned_amount', 'money', (row) => row.returned_amount),
    column('total_left', 'money', (row) => row.total_left),
    column('status', 'text', (row) => orderStatusLabel(row)[locale]),
    column('payment_method', 'text', (row) => paymentMethods[row.payment_method][locale]),
    column('payment_status', 'text', (row) => paymentStatuses[row.payment_status][locale]),
    // Requests to cancel are answered by their reason, which no other list of orders shows.
    ...(filters.status?.join() === 'cancel_requested' ? [column('cancel_reason', 'text', (row) => row.cancel_reason)] : []),
  ]
}

/** The filtered list of orders as a file, in its order. Amounts are riyals, as numbers that a sheet adds up. */
export async function exportOrders(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  query: OrderFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const rows = await addRemainders(ctx.db, await firstOrders(ctx.db, query, exportCap))
  return sendExport(ctx.reply, ctx.locale, 'orders', query.format, columnsIn(ctx.locale, query), rows)
}
