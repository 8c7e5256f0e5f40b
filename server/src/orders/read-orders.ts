import { countCap } from '@rahba/contract/kernel/count-cap'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { OrderRow, WholeOrder } from '@rahba/contract/orders/order-schemas'
import { type OrderTab, orderTabs } from '@rahba/contract/orders/order-states'
import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { payments } from '../money/payment-table.ts'
import { executePrepared, runPrepared } from '../platform/db/prepared.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { type Cut, pageOf, type Sort } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { users } from '../shoppers/table.ts'
import { stores } from '../stores/table.ts'
import { inScope, isShopper, type OrderScope } from './scope.ts'
import { orderHistory, orderLines, orders } from './table.ts'

export interface OrderFilters {
  scope: OrderScope
  store_id?: string | undefined
  user_id?: string | undefined
  q?: string | undefined
  tab?: OrderTab | undefined
  status?: string[] | undefined
  payment_method?: string[] | undefined
  payment_status?: string[] | undefined
  placed_from?: string | undefined
  placed_to?: string | undefined
}

// A day is the market's: from midnight to midnight in Riyadh.
const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Riyadh'`

export function orderCondition(filters: OrderFilters): SQL | undefined {
  const { scope, store_id, user_id, q, tab, status, payment_method, payment_status, placed_from, placed_to } = filters
  return and(
    inScope(scope),
    store_id ? eq(orders.store_id, store_id) : undefined,
    user_id ? eq(orders.user_id, user_id) : undefined,
    // a number typed whole is looked up by its index
    q && /^\d{6,}$/.test(q) ? or(eq(orders.number, Number(q.slice(0, 9))), matches(orders.search, q)) : matches(orders.search, q),
    tab ? inArray(orders.status, [...orderTabs[tab]]) : undefined,
    status ? inArray(orders.status, status as (typeof orders.status.enumValues)[number][]) : undefined, // judged by the contract's enum
    payment_method ? inArray(orders.payment_method, payment_method as (typeof orders.payment_method.enumValues)[number][]) : undefined,
    payment_status ? inArray(orders.payment_status, payment_status as (typeof orders.payment_status.enumValues)[number][]) : undefined,
    placed_from ? gte(orders.placed_at, startOf(placed_from)) : undefined,
    placed_to ? lt(orders.placed_at, sql`${startOf(placed_to)} + interval '1 day'`) : undefined,
  )
}

const rowColumns = {
  id: orders.id,
  number: orders.number,
  store_id: orders.store_id,
  store: stores.name,
  user_id: orders.user_id,
  user: users.name,
  city: sql<OrderRow['city']>`${orders.address}->'city'`,
  items: sql<number>`(select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = ${orders.id})`,
  total: orders.total,
  status: orders.status,
  payment_method: orders.payment_method,
  payment_status: orders.payment_status,
  fulfilment: orders.fulfilment,
  placed_at: orders.placed_at,
  expires_at: orders.expires_at,
  cancelled_by: orders.cancelled_by,
  cancel_reason: sql<string | null>`case ${orders.status} when 'cancel_requested' then
    (select h.note from order_history h where h.order_id = ${orders.id} and h.action = 'request_cancel' order by h.id desc limit 1) else ${orders.cancel_reason} end`,
}

const selectRows = (db: Db, { where, orderBy, limit, offset }: Cut): PromiseLike<OrderRow[]> =>
  runPrepared(
    db
      .select(rowColumns)
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.store_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  )

const sorts: Record<string, Sort<OrderRow>> = {
  placed_at: { by: orders.placed_at, value: (row) => row.placed_at },
  total: { by: orders.total, value: (row) => row.total },
  number: { by: orders.number, value: (row) => row.number },
}

/** A page of orders; one query for its rows whatever their number. */
export function listOrders(
  db: Db,
  query: { page: number; per_page: number; cursor?: string | undefined; sort: string },
  filters: OrderFilters,
): Promise<Page<OrderRow>> {
  return pageOf(db, query, { from: orders, id: orders.id, where: orderCondition(filters), sorts, rows: (cut) => selectRows(db, cut) })
}

export const exportRows = (db: Db, filters: OrderFilters, limit: number): PromiseLike<OrderRow[]> =>
  selectRows(db, { where: orderCondition(filters), orderBy: [sql`${orders.placed_at} desc`], limit, offset: 0 })

/** How many orders stand in each tab, each counted no further than the cap, in one statement. */
export async function countTabs(db: Db, scope: OrderScope): Promise<Record<OrderTab, number>> {
  const tabs = Object.keys(orderTabs) as OrderTab[] // a constant table's keys
  const counted = tabs.map(
    (tab) =>
      sql`(select count(*)::int from (select 1 from ${orders} where ${orderCondition({ scope, tab })} limit ${countCap}) few) as ${sql.identifier(tab)}`,
  )
  // one text for a store, one for a shopper, one for all
  const name = `count-tabs-${scope === 'all' ? scope : isShopper(scope) ? 'user' : 'store'}`
  const [counts] = await executePrepared<Record<OrderTab, number>>(db, name, sql`select ${sql.join(counted, sql`, `)}`)
  if (!counts) throw new Error('A select without a from answers one row')
  return counts
}

// Who stands behind a line of the history, by kind. A shopper reads only that the store or the platform did it, not which of their people.
const ownName = sql<string | null>`case ${orderHistory.actor_type}
  when 'user' then (select u.name from users u where u.id = ${orderHistory.actor_id}) end`
const actorName = sql<string | null>`case ${orderHistory.actor_type}
  when 'admin' then (select a.name from admins a where a.id = ${orderHistory.actor_id})
  when 'store' then (select m.name from store_members m where m.id = ${orderHistory.actor_id})
  when 'user' then (select u.name from users u where u.id = ${orderHistory.actor_id}) end`

/** One order with its lines, history and payments. Another's order is not found. */
export async function readOrder(db: Db, id: string, scope: OrderScope): Promise<WholeOrder> {
  const [found] = await db
    .select({ order: orders, store: stores.name, user: users.name, user_phone: users.phone })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(and(eq(orders.id, id), inScope(scope)))
  if (!found) throw fail(errors.not_found)
  const { order, ...names } = found
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, id)).orderBy(asc(orderLines.position))
  const history = await db
    .select({
      id: orderHistory.id,
      at: orderHistory.at,
      action: orderHistory.action,
      from_status: orderHistory.from_status,
      to_status: orderHistory.to_status,
      actor_type: orderHistory.actor_type,
      actor: isShopper(scope) ? ownName : actorName,
      note: orderHistory.note,
      internal: orderHistory.internal,
    })
    .from(orderHistory)
    .where(and(eq(orderHistory.order_id, id), isShopper(scope) ? eq(orderHistory.internal, false) : undefined))
    .orderBy(asc(orderHistory.id))
  const paid = await db.select().from(payments).where(eq(payments.order_id, id)).orderBy(asc(payments.created_at))
  // statuses in the history are written from the contract's own enum
  return { ...order, ...names, lines, history: history as WholeOrder['history'], payments: paid }
}
