import { countCap } from '@rahba/contract/kernel/count-cap'
import { mayDo } from '@rahba/contract/kernel/permissions'
import { type AdminHome, homeDays, homeKeys } from '@rahba/contract/statistics/admin-home'
import { approval } from '@rahba/contract/stores/store-states'
import { type SQL, sql } from 'drizzle-orm'
import { readSettings } from '../content/settings/read-settings.ts'
import { firstOrders } from '../orders/read-orders.ts'
import type { Db } from '../platform/db/types.ts'

type Part = keyof typeof homeKeys
type Waiting = AdminHome['waiting']
type Figures = AdminHome['figures']

// The first day of a period of `homeDays` that ended `ago` periods ago, at midnight in Riyadh; scalar, so that it serves as the bound of an index.
const startOf = (ago: 0 | 1) =>
  sql`((app_now() at time zone 'Asia/Riyadh')::date - ${sql.raw(String(homeDays * (ago + 1) - 1))})::timestamp at time zone 'Asia/Riyadh'`
// An order that counts as a sale.
const counts = sql`o.status not in ('pending_payment', 'cancelled')`
const nothing = sql`null::int`

/** What waits for somebody, in one statement; what is not open to the reader is not counted. */
async function readWaiting(db: Db, may: (part: Part) => boolean): Promise<Waiting> {
  const { accept_hours } = await readSettings(db)
  const capped = (from: SQL) => sql`(select count(*)::int from (select 1 from ${from} limit ${countCap + 1}) few)`
  const part = (key: Part, from: SQL) => (may(key) ? capped(from) : nothing)
  const { rows } = await db.execute<{ [K in keyof Waiting]: number | null }>(sql`select
    ${part('stores', sql`stores where approved = ${approval.pending} and submitted_at is not null`)} as stores,
    ${part('stores', sql`store_changes where state = 'pending'`)} as store_changes,
    ${part('products', sql`products where status = 'pending' and deleted_at is null`)} as products,
    ${part('products', sql`(select distinct product_id from product_changes where state = 'pending') c`)} as product_changes,
    ${part('transfers', sql`payments where status = 'pending' and method = 'bank_transfer'`)} as transfers,
    ${part('transfers', sql`payouts where status = 'requested'`)} as payouts,
    ${part('dues', sql`dues where status = 'paid_claimed'`)} as claimed_dues,
    ${part('dues', sql`dues where status = 'overdue'`)} as overdue_dues,
    ${part('orders', sql`orders where status = 'new' and expires_at <= app_now() + make_interval(hours => ${accept_hours}) / 2`)} as late_orders,
    ${part('cancel_requests', sql`orders where status = 'cancel_requested'`)} as cancel_requests`)
  return rows[0] as Waiting // a select without a from answers one row
}

/** Sales of each of the last 60 days, the days without any too. One range of `orders_placed`. */
async function readDays(db: Db): Promise<{ day: string; sales: number; orders: number }[]> {
  const { rows } = await db.execute<{ day: string; sales: number; orders: number }>(sql`
    with sums as (
      select (o.placed_at at time zone 'Asia/Riyadh')::date as day, count(*)::int as orders, sum(o.total)::float8 as sales
      from orders o where o.placed_at >= ${startOf(1)} and o.placed_at <= app_now() and ${counts} group by 1)
    select d::date::text as day, coalesce(sums.sales, 0)::float8 as sales, coalesce(sums.orders, 0) as orders
    from generate_series((app_now() at time zone 'Asia/Riyadh')::date - ${sql.raw(String(2 * homeDays - 1))}, (app_now() at time zone 'Asia/Riyadh')::date, interval '1 day') d
    left join sums on sums.day = d::date order by d`)
  return rows
}

const sumOf = (rows: readonly { sales: number; orders: number }[], key: 'sales' | 'orders') => rows.reduce((sum, row) => sum + row[key], 0)

/** New stores, new shoppers and commission of both periods, in one statement. */
async function readOthers(db: Db, may: (part: Part) => boolean): Promise<Pick<Figures, 'stores' | 'shoppers' | 'commission'>> {
  const within = (column: string, ago: 0 | 1) =>
    sql`${sql.raw(column)} >= ${startOf(ago)} and ${sql.raw(column)} ${ago === 0 ? sql`<= app_now()` : sql`< ${startOf(0)}`}`
  const made = (table: string, ago: 0 | 1) => sql`(select count(*)::int from ${sql.raw(table)} where ${within('created_at', ago)})`
  // what stands on the platform's own commission account, by the day it was posted
  const earned = (ago: 0 | 1) => sql`(select coalesce(sum(e.credit - e.debit), 0)::float8 from ledger_entries e
    where e.account_id = (select id from ledger_accounts where code = 'commission' and owner_id is null and currency = 'SAR') and ${within('e.posted_at', ago)})`
  const both = (key: Part, value: (ago: 0 | 1) => SQL) =>
    may(key) ? sql`json_build_object('now', ${value(0)}, 'before', ${value(1)})` : sql`null::json`
  const { rows } = await db.execute<{
    stores: Figures['stores']
    shoppers: Figures['shoppers']
    commission: Figures['commission']
  }>(sql`select
    ${both('stores', (ago) => made('stores', ago))} as stores,
    ${both('shoppers', (ago) => made('users', ago))} as shoppers,
    ${both('commission', earned)} as commission`)
  const [row] = rows
  if (!row) throw new Error('A select without a from answers one row')
  return row
}

/** The stores that sold most in the last 30 days. */
async function readTopStores(db: Db): Promise<NonNullable<AdminHome['top_stores']>> {
  const { rows } = await db.execute<NonNullable<AdminHome['top_stores']>[number] & Record<string, unknown>>(sql`
    select s.id, s.name, s.logo, top.orders, top.sales from (
      select o.store_id, count(*)::int as orders, sum(o.total)::float8 as sales
      from orders o where o.placed_at >= ${startOf(0)} and o.placed_at <= app_now() and ${counts}
      group by o.store_id order by sales desc, o.store_id limit 6) top
    join stores s on s.id = top.store_id order by top.sales desc, s.id`)
  return rows
}

/** The home page of an admin who holds `permissions`: six statements at most, whatever there is, and none for what is not open. */
export async function readAdminHome(db: Db, permissions: ReadonlySet<string>): Promise<AdminHome> {
  const may = (part: Part) => mayDo(permissions, homeKeys[part])
  const [waiting, others, days, latest_orders, top_stores] = await Promise.all([
    readWaiting(db, may),
    readOthers(db, may),
    may('orders') ? readDays(db) : null,
    may('orders') ? firstOrders(db, { scope: 'all', sort: '-placed_at' }, 6) : null,
    may('orders') ? readTopStores(db) : null,
  ])
  const [before, now] = [days?.slice(0, homeDays) ?? [], days?.slice(homeDays) ?? []]
  const figure = (key: 'sales' | 'orders') => days && { now: sumOf(now, key), before: sumOf(before, key) }
  return { waiting, figures: { sales: figure('sales'), orders: figure('orders'), ...others }, days: days && now, latest_orders, top_stores }
}
