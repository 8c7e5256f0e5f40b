import { describeVariant } from '@rahba/contract/catalog/variants/axes'
import { chosenValue } from '@rahba/contract/catalog/variants/chosen-value'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import { chosenOption, fulfilment, orderStatus } from '@rahba/contract/orders/order-shapes'
import { orderStatusLabel } from '@rahba/contract/orders/order-states'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { isoMoment } from '../platform/db/columns.ts'
import { readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { getOrder } from '../platform/lists/page.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { netTotal } from './net-line.ts'
import { type OrderFilters, orderCondition, orderSorts } from './read-orders.ts'
import { orders } from './table.ts'

const lineRow = z.strictObject({
  number: z.int(),
  placed_at: z.string(),
  store: bilingualText,
  status: orderStatus,
  fulfilment,
  name: bilingualText,
  variant: z.array(chosenValue),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  options: z.array(chosenOption),
  quantity: z.int(),
  refunded_quantity: z.int(),
  unit: z.int(),
  total: z.int(),
  total_left: z.int(),
})
type LineRow = z.output<typeof lineRow>

/** The answers to a product's additional fields, with what each adds to the price of a unit; null without any. */
function describeAnswers(options: LineRow['options'], locale: Locale): string | null {
  const answers = options.map(({ field, option, text, price }) => {
    const answer = `${inLocale(field, locale)}: ${option ? inLocale(option, locale) : (text ?? '')}`
    return price === 0 ? answer : `${answer} (+${moneyText(price, locale)})`
  })
  return answers.join(' | ') || null
}

/** The lines of the first orders of a filtered list, in its order; `exportCap` lines at most. */
const firstLines = (db: Db, query: OrderFilters & { sort: string }): Promise<LineRow[]> =>
  readRows(
    db,
    sql`
    select orders.number, orders.placed_at::text, stores.name as store, orders.status, orders.fulfilment, l.name, l.variant, l.sku, l.barcode, l.options, l.quantity, l.refunded_quantity,
      l.unit::float8 as unit, l.total::float8 as total, ${netTotal}::float8 as total_left
    from (
      select orders.* from orders where ${orderCondition(query) ?? sql`true`}
      order by ${sql.join(getOrder(orderSorts, query.sort, orders.id), sql`, `)} limit ${exportCap}) orders
    join stores on stores.id = orders.store_id join order_lines l on l.order_id = orders.id
    order by ${sql.join(getOrder(orderSorts, query.sort, orders.id), sql`, `)}, l.position limit ${exportCap}`,
    lineRow,
  )

const columnsIn = (locale: Locale): ExportColumn<LineRow>[] => {
  const column = getColumn<LineRow>(orderLabels, locale)
  return [
    column('number', 'number', (row) => row.number),
    column('placed_at', 'moment', (row) => isoMoment(row.placed_at)),
    column('store_id', 'text', (row) => inLocale(row.store, locale)),
    column('status', 'text', (row) => orderStatusLabel(row)[locale]),
    column('product_id', 'text', (row) => inLocale(row.name, locale)),
    column('variant_id', 'text', (row) => describeVariant(row.variant, locale)),
    column('sku', 'text', (row) => row.sku),
    column('barcode', 'text', (row) => row.barcode),
    column('answers', 'text', (row) => describeAnswers(row.options, locale)),
    column('quantity', 'number', (row) => row.quantity),
    column('refunded_quantity', 'number', (row) => row.refunded_quantity),
    column('unit', 'money', (row) => row.unit),
    column('total', 'money', (row) => row.total),
    column('total_left', 'money', (row) => row.total_left),
  ]
}

/** The lines of the filtered orders as a file: what was bought, and what is left of it after cancellations and returns. Amounts are riyals. */
export async function exportOrderLines(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  query: OrderFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  return sendExport(ctx.reply, ctx.locale, 'order-lines', query.format, columnsIn(ctx.locale), await firstLines(ctx.db, query))
}
