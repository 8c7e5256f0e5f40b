import { type Axis, chosenValues } from '@rahba/contract/catalog/variants/axes'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { homeListLength, type StoreHome } from '@rahba/contract/statistics/store-home'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isLowVariant } from '../../catalog/is-low-variant.ts'
import { isAnswerable } from '../../orders/cancellations/read-cancellations.ts'
import { readRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { countsAsSale, getSale } from '../figures/write-figures.ts'

type Part<K extends keyof StoreHome> = NonNullable<StoreHome[K]>

const waitingOrders = z.strictObject({ new: z.int(), accept_by: z.string().nullable(), cancel_requested: z.int(), any: z.boolean() })

/** Orders that wait for the store's answer, with the nearest deadline. */
export async function readOrders(db: Db, store_id: string): Promise<Part<'orders'>> {
  const row = await readRow(
    db,
    sql`
    select count(*) filter (where status = 'new')::int as new,
      min(expires_at) filter (where status = 'new') as accept_by,
      count(*) filter (where status = 'cancel_requested')::int as cancel_requested,
      exists (select 1 from orders where store_id = ${store_id} and status <> 'pending_payment') as any
    from orders where store_id = ${store_id} and status in ('new', 'cancel_requested')`,
    waitingOrders,
  )
  return { ...row, accept_by: row.accept_by ? new Date(row.accept_by).toISOString() : null }
}

const requestsRow = z.strictObject({ to_answer: z.int(), answer_by: z.string().nullable(), to_receive: z.int() })

/** Cancellations and returns that wait for the store, with the nearest deadline. */
export async function readCancellations(db: Db, store_id: string): Promise<Part<'cancellations'>> {
  const row = await readRow(
    db,
    sql`
    select count(*) filter (where ${isAnswerable})::int as to_answer,
      min(answer_by) filter (where ${isAnswerable}) as answer_by,
      count(*) filter (where status = 'awaiting_goods')::int as to_receive
    from cancellations where store_id = ${store_id} and status in ('requested', 'awaiting_goods')`,
    requestsRow,
  )
  return { ...row, answer_by: row.answer_by ? new Date(row.answer_by).toISOString() : null }
}

const owedRow = z.strictObject({ due: z.int(), due_on: z.string().nullable(), overdue: z.int() })

/** Statements of dues that the store has to pay. What it says it has paid is the platform's to check. */
export const readDues = (db: Db, store_id: string): Promise<Part<'dues'>> =>
  readRow(
    db,
    sql`
    select count(*) filter (where status = 'due')::int as due, min(due_on) filter (where status = 'due')::text as due_on,
      count(*) filter (where status = 'overdue')::int as overdue
    from dues where store_id = ${store_id} and status in ('due', 'overdue')`,
    owedRow,
  )

const saleRow = z.strictObject({ day: z.string(), sales: z.int(), orders: z.int(), sales_by_now: z.int(), orders_by_now: z.int() })

/**
 * Sales by day of Riyadh over the last seven days, those without a sale too, and yesterday up to this time of the day. What counts is what
 * statistics count, read from the orders themselves: a merchant sees here the order of this second.
 */
export async function readSales(db: Db, store_id: string): Promise<Part<'sales'>> {
  const rows = await readRows(
    db,
    sql`
    with days as (
      select d::date as day from generate_series((app_now() at time zone 'Asia/Riyadh')::date - 6, (app_now() at time zone 'Asia/Riyadh')::date, interval '1 day') d
    ), sold as (
      select (o.placed_at at time zone 'Asia/Riyadh')::date as day, ${getSale} as total, o.placed_at <= app_now() - interval '1 day' as by_now
      from orders o
      where o.store_id = ${store_id} and ${countsAsSale}
        and o.placed_at >= ((app_now() at time zone 'Asia/Riyadh')::date - 6) at time zone 'Asia/Riyadh'
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(total), 0)::float8 as sales, count(total)::int as orders,
      coalesce(sum(total) filter (where by_now), 0)::float8 as sales_by_now, count(total) filter (where by_now)::int as orders_by_now
    from days left join sold using (day) group by days.day order by days.day`,
    saleRow,
  )
  const yesterday = rows.at(-2)
  return {
    days: rows.map(({ day, sales, orders }) => ({ day, sales, orders })),
    yesterday_by_now: { sales: yesterday?.sales_by_now ?? 0, orders: yesterday?.orders_by_now ?? 0 },
  }
}

interface ProductLine extends Record<string, unknown> {
  id: string
  name: Bilingual
  image: string | null
  status: string
  axes: Axis[]
  values: string[]
  quantity: number
  status_reason: string | null
}

const productLine = z.strictObject({
  id: z.string(),
  name: bilingualText,
  image: z.string().nullable(),
  status: z.string(),
  axes: z.array(z.custom<Axis>()),
  values: z.array(z.string()),
  quantity: z.int(),
  status_reason: z.string().nullable(),
})

const productCountRow = z.strictObject({ total: z.int(), active: z.int(), rejected: z.int(), low: z.int() })

/** Returns the catalogue's counts, the variants that run low (the emptiest first) and the rejected ones (the latest first). */
export async function readProducts(db: Db, store_id: string): Promise<Part<'products'>> {
  const counted = await readRows(
    db,
    sql`
    select count(*)::int as total, count(*) filter (where status = 'active')::int as active, count(*) filter (where status = 'rejected')::int as rejected,
      count(*) filter (where status = 'active' and exists (
        select from product_variants v where v.product_id = products.id and ${isLowVariant('v')}))::int as low
    from products where store_id = ${store_id} and deleted_at is null`,
    productCountRow,
  )
  const rows = await readRows(
    db,
    sql`
    (select p.id, p.name, coalesce(v.image, p.image) as image, p.status, p.axes, v.values, v.quantity, p.status_reason
      from product_variants v join products p on p.id = v.product_id
      where v.store_id = ${store_id} and ${isLowVariant('v')} and p.status = 'active' and p.deleted_at is null
      order by v.stock_level, v.sales desc, v.id limit ${homeListLength})
    union all
    (select id, name, image, status, axes, '{}', quantity, status_reason from products
      where store_id = ${store_id} and deleted_at is null and status = 'rejected' order by updated_at desc, id limit ${homeListLength})`,
    productLine,
  )
  const { total = 0, active = 0, rejected = 0, low = 0 } = counted[0] ?? {}
  const isRejected = ({ status }: ProductLine) => status === 'rejected'
  return {
    total,
    active,
    rejected,
    low,
    low_stock: rows
      .filter((row) => !isRejected(row))
      .map(({ id, name, image, axes, values, quantity }) => ({ id, name, image, variant: chosenValues(axes, values), quantity })),
    rejected_products: rows.filter(isRejected).map(({ id, name, image, status_reason }) => ({ id, name, image, reason: status_reason })),
  }
}
