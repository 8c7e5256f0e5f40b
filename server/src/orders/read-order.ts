import { errors } from '@rahba/contract/kernel/errors'
import { sumAmounts } from '@rahba/contract/kernel/money'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { and, asc, eq, sql } from 'drizzle-orm'
import { remittedToStore } from '../money/carriers/remitted-to-store.ts'
import { carrierCollections } from '../money/carriers/table.ts'
import { paymentPages } from '../money/gateway/payment-page-table.ts'
import { payments } from '../money/payments/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { readSettings } from '../settings/read-settings.ts'
import { users } from '../shoppers/table.ts'
import { branches } from '../stores/branches/table.ts'
import { stores } from '../stores/table.ts'
import { isVisibleStore } from '../stores/visible.ts'
import { isCancelledUnpaid } from './cancellations/is-cancelled-unpaid.ts'
import { cancellationHistory, cancellationLines, cancellations } from './cancellations/table.ts'
import { inScope, isShopper, type OrderScope } from './scope.ts'
import { lessCancelled, remainingInvoice } from './settlement/calculate-refund.ts'
import { hoursAfter } from './settlement/facts.ts'
import { orderHistory, orderLines, orders } from './table.ts'

// The person behind a line of the history, by kind. A shopper reads only that the store or the platform did it, not which person.
const ownName = sql<string | null>`case ${orderHistory.actor_type}
  when 'user' then (select u.name from users u where u.id = ${orderHistory.actor_id}) end`
const actorName = sql<string | null>`case ${orderHistory.actor_type}
  when 'admin' then (select a.name from admins a where a.id = ${orderHistory.actor_id})
  when 'store' then (select m.name from store_members m where m.id = ${orderHistory.actor_id})
  when 'user' then (select u.name from users u where u.id = ${orderHistory.actor_id}) end`

/** Returns the order's history, first entry first. A shopper gets no internal entries. */
async function readHistory(db: Db, id: string, scope: OrderScope): Promise<WholeOrder['history']> {
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
  // Statuses in the history come from the contract's own enum.
  return history as WholeOrder['history']
}

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

/** Returns the order's cancellations and returns, first one first, with the amounts that each took off the order. */
const readRequests = (db: Db, id: string, scope: OrderScope) =>
  db
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

/** Returns the order's payments, first one first. Only admins and the shopper read what one card page took for several orders. */
async function readPayments(db: Db, id: string, scope: OrderScope): Promise<WholeOrder['payments']> {
  const paid = await db
    .select({ payment: payments, total: paymentPages.amount, charge: paymentPages.reference })
    .from(payments)
    .leftJoin(paymentPages, eq(paymentPages.id, payments.page_id))
    .where(eq(payments.order_id, id))
    .orderBy(asc(payments.created_at))
  const mayReadShared = scope === 'all' || isShopper(scope)
  return paid.map(({ payment, total, charge }) => ({
    ...payment,
    reference: charge ?? payment.reference,
    shared_total: mayReadShared && total !== null && total > payment.amount ? total : null,
  }))
}

/** Returns the cash that a carrier collected for the order; null if none did. */
async function readCarrierCash(db: Db, id: string): Promise<WholeOrder['carrier_cash']> {
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
  return cash ? { ...cash, ...(await remittedToStore(db, id)) } : null
}

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
  const requests = await readRequests(db, id, scope)
  const { return_window_days } = await readSettings(db)
  return {
    ...order,
    ...names,
    short_address: order.address?.short_address ?? null,
    return_until: order.delivered_at && hoursAfter(order.delivered_at, return_window_days * 24),
    lines,
    history: await readHistory(db, id, scope),
    payments: await readPayments(db, id, scope),
    cancellations: requests,
    net_amounts: lessCancelled(order, requests),
    remaining: remainingInvoice(order, requests),
    carrier_cash: await readCarrierCash(db, id),
    returned_share: sumAmounts(requests.map(({ event, store }) => (event === 'refund_after_delivery' ? store : 0))),
  }
}
