import { countCap } from '@rahba/contract/kernel/count-cap'
import { mayDo } from '@rahba/contract/kernel/permissions'
import { cancellationTabs } from '@rahba/contract/orders/cancellations/cancellation-states'
import { type AdminHome, adminHome, homeDays, homeKeys } from '@rahba/contract/statistics/admin-home'
import { type FigureName, figureNames } from '@rahba/contract/statistics/figures'
import { addDays, type Period, splitPeriod } from '@rahba/contract/statistics/periods'
import { approval } from '@rahba/contract/stores/store-states'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isOverdueCash } from '../money/carriers/overdue-cash.ts'
import { cancellations } from '../orders/cancellations/table.ts'
import { firstOrders, isAcceptanceUrgent } from '../orders/read-orders.ts'
import { readRow } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { isOneOf } from '../platform/lists/one-of.ts'
import { readSettings } from '../settings/read-settings.ts'
import { stores } from '../stores/table.ts'
import { readDays, readSplit, sumDays } from './figures/read-figures.ts'

type Part = keyof typeof homeKeys
type Waiting = AdminHome['waiting']
type Figures = AdminHome['figures']

// The first day of a period of `homeDays` that ended `ago` periods ago, at midnight in Riyadh; scalar, so that it serves as the bound of an index.
const getDayStart = (ago: 0 | 1) =>
  sql`((app_now() at time zone 'Asia/Riyadh')::date - ${sql.raw(String(homeDays * (ago + 1) - 1))})::timestamp at time zone 'Asia/Riyadh'`
const nothing = sql`null::int`

const { waiting, figures } = adminHome.response.shape

/** Counts what waits for somebody, in one statement, without the parts that the reader may not open. */
async function readWaiting(db: Db, may: (part: Part) => boolean): Promise<Waiting> {
  const { carrier_remit_days } = await readSettings(db)
  const capped = (from: SQL) => sql`(select count(*)::int from (select 1 from ${from} limit ${countCap + 1}) few)`
  const part = (key: Part, from: SQL) => (may(key) ? capped(from) : nothing)
  const row = await readRow(
    db,
    sql`select
    ${part('stores', sql`stores where approved = ${approval.pending} and submitted_at is not null`)} as stores,
    ${part('stores', sql`store_changes where state = 'pending'`)} as store_changes,
    ${part('stores', sql`stores s where s.approved = ${approval.approved} and s.id in (select d.store_id from store_documents d where d.status = 'pending')`)} as store_papers,
    ${part('products', sql`products where status = 'pending' and deleted_at is null`)} as products,
    ${part('products', sql`(select distinct c.product_id from product_changes c join products p on p.id = c.product_id where c.state = 'pending' and p.deleted_at is null) c`)} as product_changes,
    ${part('transfers', sql`payments where status = 'pending' and method = 'bank_transfer'`)} as transfers,
    ${part('cancellations', sql`cancellations where ${isOneOf(cancellations.status, cancellationTabs.to_decide)}`)} as refunds_to_decide,
    ${part('cancellations', sql`cancellations where ${isOneOf(cancellations.status, cancellationTabs.to_refund)}`)} as refunds_to_pay,
    ${part('transfers', sql`payouts where status = 'requested'`)} as payouts,
    ${part('adjustments', sql`wallet_adjustments where status = 'requested'`)} as adjustments,
    ${part('dues', sql`dues where status = 'paid_claimed'`)} as claimed_dues,
    ${part('dues', sql`dues where status = 'overdue'`)} as overdue_dues,
    ${part('carriers', sql`carrier_remittances where status = 'draft'`)} as remittances,
    ${part('carriers', sql`carrier_collections where ${isOverdueCash(carrier_remit_days)}`)} as late_cash,
    ${part('orders', sql`orders where ${isAcceptanceUrgent}`)} as late_orders,
    ${part('cancel_requests', sql`orders where status = 'cancel_requested'`)} as cancel_requests,
    ${part('contacts', sql`contact_messages where status = 'new'`)} as contact_messages,
    ${part('developments', sql`development_messages where status = 'new'`)} as development_messages,
    ${part('reports', sql`chat_reports where status = 'open'`)} as chat_reports,
    ${part('code_reviews', sql`code_reviews where status = 'open'`)} as code_reviews`,
    waiting,
  )
  return row
}

const everything: ReadonlySet<FigureName> = new Set(figureNames)

/** Returns the stored figures of both periods, and of each day of the current one: the same rows that statistics show. */
async function readStoredFigures(db: Db, today: string) {
  const now: Period = { from: addDays(today, 1 - homeDays), to: today }
  const before: Period = { from: addDays(now.from, -homeDays), to: addDays(now.from, -1) }
  const days = await readDays(db, { open: everything }, { from: before.from, to: now.to })
  const [sums, sumsBefore] = [sumDays(days, now), sumDays(days, before)]
  const figure = (name: 'sales' | 'orders' | 'commission') => ({ now: sums[name], before: sumsBefore[name] })
  return {
    sales: figure('sales'),
    orders: figure('orders'),
    commission: figure('commission'),
    days: splitPeriod(now, 'day').map((day) => {
      const { sales, orders } = sumDays(days, day)
      return { day: day.from, sales, orders }
    }),
  }
}

const othersRow = z.strictObject({ stores: figures.shape.stores, shoppers: figures.shape.shoppers, today: z.string() })

/** New stores and new shoppers of both periods, in one statement, and what day it is. */
async function readOthers(db: Db, may: (part: Part) => boolean): Promise<Pick<Figures, 'stores' | 'shoppers'> & { today: string }> {
  const within = (ago: 0 | 1) =>
    sql`created_at >= ${getDayStart(ago)} and created_at ${ago === 0 ? sql`<= app_now()` : sql`< ${getDayStart(0)}`}`
  const made = (table: string, ago: 0 | 1) => sql`(select count(*)::int from ${sql.raw(table)} where ${within(ago)})`
  const both = (key: 'stores' | 'shoppers', table: string) =>
    may(key) ? sql`json_build_object('now', ${made(table, 0)}, 'before', ${made(table, 1)})` : sql`null::json`
  const row = await readRow(
    db,
    sql`select
    ${both('stores', 'stores')} as stores, ${both('shoppers', 'users')} as shoppers, (app_now() at time zone 'Asia/Riyadh')::date::text as today`,
    othersRow,
  )
  return row
}

/** The stores that sold most in the last 30 days, with their pictures. */
async function readTopStores(db: Db, today: string): Promise<NonNullable<AdminHome['top_stores']>> {
  const { rows } = await readSplit(db, { open: everything }, { from: addDays(today, 1 - homeDays), to: today }, 'store', 6)
  const sold = rows.flatMap(({ key, name, now }) =>
    key && now.orders ? [{ id: key, name, orders: now.orders, sales: now.sales ?? 0 }] : [],
  )
  const logos = await db
    .select({ id: stores.id, logo: stores.logo })
    .from(stores)
    .where(
      inArray(
        stores.id,
        sold.map(({ id }) => id),
      ),
    )
  const getLogo = new Map(logos.map(({ id, logo }) => [id, logo]))
  return sold.map((store) => ({ ...store, logo: getLogo.get(store.id) ?? null }))
}

/** The home page of an admin who holds `permissions`: at most seven statements, and none for hidden parts. */
export async function readAdminHome(db: Db, permissions: ReadonlySet<string>): Promise<AdminHome> {
  const may = (part: Part) => mayDo(permissions, homeKeys[part])
  const { today, ...others } = await readOthers(db, may)
  const [waiting, storedFigures, latest_orders, top_stores] = await Promise.all([
    readWaiting(db, may),
    may('orders') || may('commission') ? readStoredFigures(db, today) : null,
    may('orders') ? firstOrders(db, { scope: 'all', sort: '-placed_at' }, 6) : null,
    may('orders') ? readTopStores(db, today) : null,
  ])
  const sold = may('orders') ? storedFigures : null
  const figures: Figures = {
    sales: sold?.sales ?? null,
    orders: sold?.orders ?? null,
    commission: may('commission') && storedFigures ? storedFigures.commission : null,
    ...others,
  }
  return { waiting, figures, days: sold?.days ?? null, latest_orders, top_stores }
}
