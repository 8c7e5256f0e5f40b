import { errors } from '@rahba/contract/kernel/errors'
import { sumAmounts } from '@rahba/contract/kernel/money'
import type { Page } from '@rahba/contract/kernel/page'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { finalCancellations } from '@rahba/contract/orders/cancellations/cancellation-states'
import { type OrderRow, orderRow, type WholeOrder } from '@rahba/contract/orders/order-shapes'
import { type OrderTab, type OwnOrderTab, orderTabs, ownOrderTabs } from '@rahba/contract/orders/order-states'
import { undelivered } from '@rahba/contract/orders/past-promise'
import { defaultSettings } from '@rahba/contract/settings/setting-specs'
import { and, asc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { remittedToStore } from '../money/carriers/remitted-to-store.ts'
import { carrierCollections } from '../money/carriers/table.ts'
import { paymentPages } from '../money/gateway/payment-page-table.ts'
import { payments } from '../money/payments/table.ts'
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
import { readSettings } from '../settings/read-settings.ts'
import { users } from '../shoppers/table.ts'
import { branches } from '../stores/branches/table.ts'
import { stores } from '../stores/table.ts'
import { isVisibleStore } from '../stores/visible.ts'
import { isCancelledUnpaid } from './cancellations/is-cancelled-unpaid.ts'
import { cancellationHistory, cancellationLines, cancellations } from './cancellations/table.ts'
import { netUnits } from './net-line.ts'
import { inScope, isShopper, type OrderScope } from './scope.ts'
import { lessCancelled, remainingInvoice } from './settlement/calculate-refund.ts'
import { hoursAfter } from './settlement/facts.ts'
import { orderHistory, orderLines, orders } from './table.ts'

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

// The person behind a line of the history, by kind. A shopper reads only that the store or the platform did it, not which person.
const ownName = sql<string | null>`case ${orderHistory.actor_type}
  when 'user' then (select u.name from users u where u.id = ${orderHistory.actor_id}) end`
const actorName = sql<string | null>`case ${orderHistory.actor_type}
  when 'admin' then (select a.name from admins a where a.id = ${orderHistory.actor_id})
  when 'store' then (select m.name from store_members m where m.id = ${orderHistory.actor_id})
  when 'user' then (select u.name from users u where u.id = ${orderHistory.actor_id}) end`

// The person who opened a cancellation or return, by the first line of its history. The outer table is named by hand: the builder writes no
// table names into a select of one table.
const openerName = sql<string | null>`(
  select case h.actor_type
    when 'admin' then (select a.name from admins a where a.id = h.actor_id)
    when 'store' then (select m.name from store_members m where m.id = h.actor_id)
    when 'user' then (select u.name from users u where u.id = h.actor_id) end
  from ${cancellationHistory} h where h.cancellation_id = cancellations.id order by h.id limit 1)`
const cancelledLines = sql<WholeOrder['cancellations'][number]['lines']>`(
  select coalesce(jsonb_agg(jsonb_build_object('order_line_id', l.order_line_id, 'quantity', l.quantity) order by l.id), '[]')
  from ${cancellationLines} l where l.cancellation_id = cancellations.id)`

/** One order with its lines, history, payments and cancellations. Another's order is not found. */
export async function readOrder(db: Db, id: string, scope: OrderScope): Promise<WholeOrder> {
  const [found] = await db
    .select({
      ...{ order: orders, store: stores.name, user: users.name, user_phone: users.phone },
      store_slug: sql<string | null>`case when ${isVisibleStore} then ${stores.slug} end`,
      store_short_address: sql<string | null>`coalesce(${branches.short_address}, ${stores.short_address})`,
      branch: sql<
        WholeOrder['branch']
      >`jsonb_build_object('id', ${branches.id}, 'name', ${branches.name}, 'address', ${branches.address}, 'phone', ${branches.phone},
        'city', (select c.name from cities c where c.id = ${branches.city_id}),
        'is_only', not exists (select from branches o where o.store_id = ${orders.store_id} and o.id <> ${branches.id} and o.deleted_at is null))`,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .innerJoin(branches, eq(branches.id, orders.branch_id))
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
  const requests = await db
    .select({
      id: cancellations.id,
      number: cancellations.number,
      kind: cancellations.kind,
      status: cancellations.status,
      cancelled_unpaid: isCancelledUnpaid,
      amount: cancellations.amount,
      created_at: cancellations.created_at,
      requested_by: cancellations.requested_by,
      actor: isShopper(scope) ? sql<null>`null` : openerName,
      refund_reason: cancellations.refund_reason,
      refund_reason_other: sql<string | null>`nullif(${cancellations.refund_reason_other}, '')`,
      to_wallet: cancellations.to_wallet,
      to_outside: cancellations.to_outside,
      outside: cancellations.outside,
      refunded_at: cancellations.refunded_at,
      lines: cancelledLines,
      event: cancellations.event,
      total: sql<number>`coalesce(${cancellations.amount_final}, 0)`.mapWith(cancellations.amount),
      promo: cancellations.promo,
      commission: cancellations.commission,
      commission_vat: cancellations.commission_vat,
      platform_fee: cancellations.platform_fee,
      platform_fee_vat: cancellations.platform_fee_vat,
      vat: cancellations.vat,
      store: cancellations.store,
    })
    .from(cancellations)
    .where(eq(cancellations.order_id, id))
    .orderBy(asc(cancellations.id))
  const paid = await db
    .select({ payment: payments, total: paymentPages.amount, charge: paymentPages.reference })
    .from(payments)
    .leftJoin(paymentPages, eq(paymentPages.id, payments.page_id))
    .where(eq(payments.order_id, id))
    .orderBy(asc(payments.created_at))
  const mayReadShared = scope === 'all' || isShopper(scope)
  const [cash] = await db
    .select({
      carrier: carrierCollections.carrier,
      cash: carrierCollections.cash,
      settled: carrierCollections.settled,
      held: carrierCollections.held,
      status: carrierCollections.status,
      settled_at: carrierCollections.settled_at,
    })
    .from(carrierCollections)
    .where(eq(carrierCollections.order_id, id))
  const { return_window_days } = await readSettings(db)
  // Statuses in the history come from the contract's own enum.
  return {
    ...order,
    ...names,
    short_address: order.address?.short_address ?? null,
    return_until: order.delivered_at && hoursAfter(order.delivered_at, return_window_days * 24),
    lines,
    history: history as WholeOrder['history'],
    payments: paid.map(({ payment, total, charge }) => ({
      ...payment,
      reference: charge ?? payment.reference,
      shared_total: mayReadShared && total !== null && total > payment.amount ? total : null,
    })),
    cancellations: requests,
    net_amounts: lessCancelled(order, requests),
    remaining: remainingInvoice(order, requests),
    carrier_cash: cash ? { ...cash, ...(await remittedToStore(db, id)) } : null,
    returned_share: sumAmounts(requests.map(({ event, store }) => (event === 'refund_after_delivery' ? store : 0))),
  }
}
