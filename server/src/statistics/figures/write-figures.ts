import { storedFigures } from '@rahba/contract/statistics/figures'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { netTotal, netUnits } from '../../orders/net-line.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

/** One day of one store, or of what no store had a part in. */
export interface Cell {
  day: string
  store_id: string | null
}

/** An order that counts as a sale: it is not waiting for its payment and was not cancelled. `o` is a row of orders. */
export const countsAsSale = sql`o.status not in ('pending_payment', 'cancelled')`
/** The sale value of an order, less what was cancelled before delivery. Later returns count on their own day. */
export const getSale = sql`(o.total - o.cancelled_amount)`
const getVat = sql`o.vat - case when o.cancelled_amount > 0
  then (select coalesce(sum(x.vat), 0) from cancellations x where x.order_id = o.id and x.event = 'order_cancelled') else 0 end`
/** A day of Riyadh begins at this moment. */
export const getDayStart = (day: SQL) => sql`((${day})::timestamp at time zone 'Asia/Riyadh')`
// It ran out of time to be paid or was given up before, so it was never an order to the store.
const wasNeverPaid = sql`o.payment_status = 'unpaid'`
const isCancelled = sql`o.status = 'cancelled' and not (${wasNeverPaid})`

const names = sql.raw(storedFigures.join(', '))
const sums = sql.raw(storedFigures.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '))
/** A column for each kept figure: what `figures` says of it, otherwise nothing. */
const columns = (figures: Partial<Record<(typeof storedFigures)[number], SQL>>) =>
  sql.join(
    storedFigures.map((name) => sql`${figures[name] ?? sql`0`} as ${sql.raw(name)}`),
    sql`, `,
  )

const ifSale = (value: SQL) => sql`case when ${countsAsSale} then ${value} else 0 end`
const accountFigure = (code: string, and: SQL = sql`true`) =>
  sql`case when e.code = ${sql.raw(`'${code}'`)} and ${and} then e.credit - e.debit else 0 end`

const within = (moment: SQL) => sql`${moment} >= ${getDayStart(sql`c.day`)} and ${moment} < ${getDayStart(sql`c.day + 1`)}`
const orderKeys = sql`o.address->>'city_id' as city, o.payment_method as payment_method, o.coupon_id::text as coupon`

const booked = (posting: SQL) => sql`
  select c.day, c.store_id, ${orderKeys}, ${columns({
    // `refund_paid` pays out what `order_cancelled` and `refund_after_delivery` set aside: the same money again
    refunds: accountFigure('refund_clearing', sql`t.event <> 'refund_paid'`),
    returned: accountFigure('refund_clearing', sql`t.event = 'refund_after_delivery'`),
    commission: accountFigure('commission'),
    vat: accountFigure('vat_output'),
    promo_cost: sql`-${accountFigure('promo_expense')}`,
  })}
  from cells c join ledger_transactions t on ${posting} and ${within(sql`t.posted_at`)}
    join ledger_entries e on e.transaction_id = t.id and e.code in ('refund_clearing', 'commission', 'vat_output', 'promo_expense')
    left join orders o on o.id = t.order_id`

/** The rows of days as orders and ledger say now: the only place where a figure is computed. `cells` is a relation of days and stores. */
const toRows = (cells: SQL) => sql`
  with cells as materialized (${cells}), facts as (
    select c.day, c.store_id, ${orderKeys}, ${columns({
      sales: ifSale(getSale),
      orders: ifSale(sql`1`),
      sales_vat: ifSale(getVat),
      code_discounts: ifSale(sql`o.coupon_discount + o.delivery_waived + o.cod_fee_waived`),
      cancelled_orders: sql`case when ${isCancelled} then 1 else 0 end`,
      cancelled: sql`case when ${isCancelled} then o.total when ${countsAsSale} then o.cancelled_amount else 0 end`,
    })}
    from cells c join orders o on o.store_id = c.store_id and ${within(sql`o.placed_at`)}
    union all ${booked(sql`t.store_id = c.store_id`)}
    union all ${booked(sql`c.store_id is null and t.store_id is null`)}
  )
  select day, store_id, s.split, s.key, ${sums}
  from facts, lateral (values ('all', null), ('city', city), ('payment_method', payment_method), ('coupon', coupon)) s(split, key)
  where s.split <> 'coupon' or s.key is not null
  group by day, store_id, s.split, s.key
  having ${sql.raw(storedFigures.map((name) => `sum(${name}) <> 0`).join(' or '))}`

/** The sales of each product by store and day, less what was cancelled or returned. `sales` is a relation of orders that count, with their day. */
const toProductRows = (sales: SQL) => sql`
  select s.store_id, s.day, l.product_id, sum(${netUnits})::bigint as units, sum(${netTotal})::bigint as goods
  from (${sales}) s join order_lines l on l.order_id = s.id
  group by s.store_id, s.day, l.product_id having sum(${netUnits}) > 0`

const asCells = (cells: readonly Cell[]) =>
  sql`select day, store_id from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c (day date, store_id uuid)`

/**
 * Computes and writes the figures of `cells`, which name each day of a store once. Call it under the lock of `refresh-figures.ts`, so that the last
 * writer reads the newest rows.
 */
export async function writeFigures(db: Db, cells: readonly Cell[]): Promise<void> {
  const changedCells = asCells(cells)
  await db.execute(sql`delete from daily_figures f using (${changedCells}) c where f.store_id = c.store_id and f.day = c.day`)
  if (cells.some(({ store_id }) => store_id === null))
    await db.execute(
      sql`delete from daily_figures f using (${changedCells}) c where c.store_id is null and f.store_id is null and f.day = c.day`,
    )
  await db.execute(sql`insert into daily_figures (day, store_id, split, key, ${names}) ${toRows(changedCells)}`)
  await db.execute(sql`delete from daily_products p using (${changedCells}) c where p.store_id = c.store_id and p.day = c.day`)
  await db.execute(sql`
    insert into daily_products (store_id, day, product_id, units, goods) ${toProductRows(sql`
      select o.id, o.store_id, c.day from (${changedCells}) c join orders o on o.store_id = c.store_id and ${within(sql`o.placed_at`)} where ${countsAsSale}`)}`)
  // The days are values, so that the planner sees how few they are. Given a relation of unknown size, it reads the days of all time.
  const days = [...new Set(cells.map(({ day }) => day))]
  await db.execute(sql`delete from platform_figures where day in ${days}`)
  await db.execute(sql`
    insert into platform_figures (day, split, key, ${names})
    select day, split, key, ${sums} from daily_figures where day in ${days} group by day, split, key
    union all
    select day, 'category', category, ${sums}
    from (select f.*, (select s.category_id::text from stores s where s.id = f.store_id) as category from daily_figures f where day in ${days} and split = 'all') of_stores
    group by day, category`)
}

const differenceRow = z.strictObject({ day: z.string(), store_id: z.string().nullable(), split: z.string() })

/** The splits and products of days whose rows differ from `true_rows`, beside days that wait for their job. */
const unequal = (split: SQL) => sql`
    select distinct day::text, store_id, ${split} as split from ((table kept except table true_rows) union all (table true_rows except table kept)) d
    where not exists (select from figure_changes x where x.day = d.day and x.store_id is not distinct from d.store_id)
    order by 1, 2, 3 limit 20`

/**
 * Finds differences between the stored rows and those rebuilt from orders and ledger, over all time; empty without differences. A day whose change
 * waits for its job is not wrong. Reads everything.
 */
export async function differences(db: Db): Promise<string[]> {
  const rows = await readRows(
    db,
    sql`
    with kept as (select day, store_id, split, key, ${names} from daily_figures),
      true_rows as (${toRows(sql`
        select (placed_at at time zone 'Asia/Riyadh')::date as day, store_id from orders
        union select (posted_at at time zone 'Asia/Riyadh')::date, store_id from ledger_transactions`)})
    ${unequal(sql`split`)}`,
    differenceRow,
  )
  const products = await readRows(
    db,
    sql`
    with kept as (select store_id, day, product_id, units, goods from daily_products),
      true_rows as (${toProductRows(sql`
        select o.id, o.store_id, (o.placed_at at time zone 'Asia/Riyadh')::date as day from orders o where ${countsAsSale}`)})
    ${unequal(sql`'products'`)}`,
    differenceRow,
  )
  return [...rows, ...products].map(({ day, store_id, split }) => `${day} ${store_id ?? 'no store'} ${split}`)
}
