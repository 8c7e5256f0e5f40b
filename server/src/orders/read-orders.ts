import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { finalCancellations } from '@rahba/contract/orders/cancellations/cancellation-states'
import { type OrderRow, orderRow } from '@rahba/contract/orders/order-shapes'
import { type OrderTab, type OwnOrderTab, orderTabs, ownOrderTabs } from '@rahba/contract/orders/order-states'
import { undelivered } from '@rahba/contract/orders/past-promise'
import { defaultSettings } from '@rahba/contract/settings/setting-specs'
import { and, asc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMoment } from '../platform/db/columns.ts'
import { hotList } from '../platform/db/hot.ts'
import { today } from '../platform/db/today.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { isOneOf } from '../platform/lists/one-of.ts'
import {
  type Counted,
  type Cut,
  countEach,
  counted,
  getOrder,
  limitRows,
  type PageQuery,
  type Sort,
  toPage,
} from '../platform/lists/page.ts'
import { matches, typedNumber } from '../platform/lists/search.ts'
import { netUnits } from './net-line.ts'
import { inScope, type OrderScope } from './scope.ts'
import { orders } from './table.ts'

export interface OrderFilters {
  scope: OrderScope
  store_id?: string | undefined
  user_id?: string | undefined
  q?: string | undefined
  tab?: OwnOrderTab | undefined
  status?: string[] | undefined
  payment_method?: string[] | undefined
  payment_status?: string[] | undefined
  branch_id?: string | undefined
  checkout_id?: string | undefined
  placed_from?: string | undefined
  placed_to?: string | undefined
  /** The filter for new orders past half of their time to be accepted. */
  late?: boolean | undefined
  /** The filter for orders that were to have arrived before today. */
  past_promise?: boolean | undefined
}

// The hours a store has to accept, as they are set now; one that was never saved is the default.
const acceptHours = sql`coalesce((select (s.body::text)::int from settings s where s.key = 'accept_hours'), ${defaultSettings.accept_hours}::int)`
/** A new order past half of its time to be accepted. */
export const isAcceptanceUrgent = sql`orders.status = 'new' and orders.expires_at <= app_now() + make_interval(hours => ${acceptHours}) / 2`

/** Returns the condition of a list of orders; undefined if there are no filters. */
export function orderCondition(filters: OrderFilters): SQL | undefined {
  const {
    scope,
    store_id,
    user_id,
    q,
    tab,
    status,
    payment_method,
    payment_status,
    branch_id,
    checkout_id,
    placed_from,
    placed_to,
    late,
    past_promise,
  } = filters
  const number = typedNumber(q)
  return and(
    inScope(scope),
    store_id ? eq(orders.store_id, store_id) : undefined,
    user_id ? eq(orders.user_id, user_id) : undefined,
    // A fully typed number is looked up by its index.
    number === null ? matches(orders.search, q) : or(eq(orders.number, number), matches(orders.search, q)),
    tab ? isOneOf(orders.status, ownOrderTabs[tab]) : undefined,
    status?.length ? isOneOf(orders.status, status) : undefined,
    payment_method?.length ? isOneOf(orders.payment_method, payment_method) : undefined,
    payment_status?.length ? isOneOf(orders.payment_status, payment_status) : undefined,
    branch_id ? eq(orders.branch_id, branch_id) : undefined,
    checkout_id ? eq(orders.checkout_id, checkout_id) : undefined,
    betweenDays(orders.placed_at, placed_from, placed_to),
    late ? isAcceptanceUrgent : undefined,
    past_promise ? and(isOneOf(orders.status, undelivered), lt(orders.promised_to, today)) : undefined,
  )
}

const settled = sql.raw(finalCancellations.map((status) => `'${status}'`).join())

// Moments are in the database's format.
const listedRow = orderRow.extend({ placed_at: z.string(), expires_at: z.string().nullable(), ...counted }).strict()

// Written by hand: building it from columns, and mapping each row back, took longer than running it.
const selectRows = async (db: Db, { where, orderBy, limit, offset }: Cut, total = sql``): Promise<(OrderRow & Counted)[]> => {
  const rows = await hotList<OrderRow & Counted>(
    db,
    sql`select orders.id, orders.number, orders.store_id, stores.name as store, orders.user_id, coalesce(users.name, nullif(orders.address->>'name', ''), users.phone) as "user", orders.address->'city' as city, orders.address->>'short_address' as short_address,
      (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = orders.id) as items,
      (select coalesce(sum(${netUnits}), 0)::int from order_lines l where l.order_id = orders.id and orders.status <> 'cancelled') as items_left,
      orders.total::float8 as total,
      (case when orders.status = 'cancelled' then 0 else orders.total - orders.cancelled_amount - orders.returned_amount end)::float8 as total_left,
      case when orders.status = 'cancelled' then null when orders.cancelled_amount > 0 and orders.returned_amount > 0 then 'both'
        when orders.cancelled_amount > 0 then 'cancel' when orders.returned_amount > 0 then 'return' end as taken_kind, back.refunded, back.refunding,
      (select c.kind from cancellations c where c.order_id = orders.id and c.status not in (${settled}) order by c.id desc limit 1) as open_request, orders.status, orders.payment_method, orders.payment_status, orders.fulfilment, branches.name as branch, orders.placed_at, orders.promised_from::text, orders.promised_to::text, orders.expires_at, orders.delivery_tries, orders.cancelled_by,
      case orders.status when 'cancel_requested' then
        (select h.note from order_history h where h.order_id = orders.id and h.action = 'request_cancel' order by h.id desc limit 1)
        else orders.cancel_reason end as cancel_reason${total}
    from orders join stores on stores.id = orders.store_id join users on users.id = orders.user_id join branches on branches.id = orders.branch_id
      -- The part to the wallet is there at once; the rest once it was sent.
      cross join lateral (
        select coalesce(sum(c.to_wallet + case when c.status = 'refunded' then c.to_outside else 0 end), 0)::float8 as refunded,
          coalesce(sum(c.to_outside) filter (where c.status <> 'refunded'), 0)::float8 as refunding
        from cancellations c where c.order_id = orders.id) back
    where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} ${limitRows(limit, offset)}`,
    listedRow,
  )
  for (const row of rows) {
    row.placed_at = isoMoment(row.placed_at)
    row.expires_at = row.expires_at && isoMoment(row.expires_at)
  }
  return rows
}

export const orderSorts: Record<string, Sort<OrderRow>> = {
  placed_at: { by: orders.placed_at, value: (row) => row.placed_at },
  total: { by: orders.total, value: (row) => row.total },
}

/** A page of orders, read by one query. */
export function listOrders(db: Db, query: PageQuery, filters: OrderFilters): Promise<Page<OrderRow>> {
  return toPage(db, query, {
    from: orders,
    id: orders.id,
    where: orderCondition(filters),
    sorts: orderSorts,
    rows: (cut, total) => selectRows(db, cut, total),
  })
}

/** The first orders of a filtered list, in its order: for a file, or the home page. */
export const firstOrders = (db: Db, filters: OrderFilters & { sort: string }, limit: number): PromiseLike<OrderRow[]> =>
  selectRows(db, { where: orderCondition(filters), orderBy: getOrder(orderSorts, filters.sort, orders.id), limit, offset: 0 })

/** The orders a shopper placed together, by number. A checkout outside the scope is not found. */
export async function readOrdersOfCheckout(db: Db, id: string, scope: OrderScope): Promise<{ id: string; orders: OrderRow[] }> {
  const where = and(inScope(scope), eq(orders.checkout_id, id))
  const found = await selectRows(db, { where, orderBy: [asc(orders.number)], limit: 10, offset: 0 })
  if (found.length === 0) throw fail(errors.not_found)
  return { id, orders: found }
}

/** Returns the number of orders in each tab, each counted up to the cap, in one statement. */
export const countTabs = (db: Db, scope: OrderScope): Promise<Record<OrderTab, number>> =>
  countEach(db, orders, typedKeys(orderTabs), (tab) => orderCondition({ scope, tab }))
