import type { Locale } from '@rahba/contract/kernel/locale'
import { finalCancellations } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { PlainOrderAction } from '@rahba/contract/orders/order-action-body'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lockProductsForOrder } from '../catalog/products/lock-products-for-order.ts'
import { payments } from '../money/payments/table.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { AppError } from '../platform/errors.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { defineWorker } from '../platform/jobs/worker.ts'
import { lockCodes } from '../promotions/redeem-code.ts'
import { readSettings } from '../settings/read-settings.ts'
import { actOnOrder } from './act-on-order.ts'
import { cancellations } from './cancellations/table.ts'
import { applyPlan } from './settlement/apply-plan.ts'
import { loadSettlement } from './settlement/load-settlement.ts'
import { planEscalation } from './settlement/plan-escalation.ts'
import { orderLines, orders } from './table.ts'

const batch = 100
const locale: Locale = 'ar'
/** How long after its deadline an order waits for a card whose page could not be closed. */
const cardGrace = '1 hour'

/** Acts on each order in its own transaction; an order that somebody moved in the meantime is skipped. */
async function actOnEach(db: Db, ids: readonly { id: string }[], action: PlainOrderAction): Promise<number> {
  let done = 0
  for (const { id } of ids) {
    try {
      const input = { action, note: null }
      await db.transaction((tx) => actOnOrder(tx, { order_id: id, scope: 'all', actor: { type: 'system', id: null }, input, locale }))
      done++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return done
}

/**
 * Cancels all waiting orders of a checkout in one transaction, because one card page pays all of them. Their products and codes
 * are locked first, since each order takes them before accounts. A checkout that somebody moved in the meantime is skipped.
 */
async function expireCheckout(db: Db, checkout_id: string): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const isWaitingOrder = and(
        eq(orders.checkout_id, checkout_id),
        eq(orders.status, 'pending_payment'),
        eq(orders.payment_method, 'card'),
      )
      const isDue = sql<boolean>`${orders.expires_at} <= ${now}`
      const waiting = await tx
        .select({ id: orders.id, coupon_id: orders.coupon_id, is_due: isDue })
        .from(orders)
        .where(isWaitingOrder)
        .orderBy(asc(orders.id))
        .for('update')
      // An order may have been paid or given more time since it was found due.
      if (waiting.some(({ is_due }) => !is_due)) return false
      const ids = waiting.map(({ id }) => id)
      const lines = await tx.select({ variant_id: orderLines.variant_id }).from(orderLines).where(inArray(orderLines.order_id, ids))
      await lockProductsForOrder(
        tx,
        lines.map(({ variant_id }) => variant_id),
      )
      await lockCodes(
        tx,
        waiting.flatMap(({ coupon_id }) => coupon_id ?? []),
      )
      const step = { scope: 'all', actor: { type: 'system', id: null }, input: { action: 'expire', note: null }, locale } as const
      for (const order_id of ids) await actOnOrder(tx, { ...step, order_id })
      return ids.length > 0
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
}

/** An open payment that keeps an order from being cancelled: a slip that is checked, or a card for an hour, of the order or of its whole checkout. */
function hasNoOpenPayment(db: Db): SQL | undefined {
  const inTime = gt(orders.expires_at, sql`${now} - ${cardGrace}::interval`)
  const one = { one: sql`1` }
  const own = and(eq(payments.order_id, orders.id), eq(payments.status, 'pending'), or(ne(payments.method, 'card'), inTime))
  const others = alias(orders, 'others')
  const shared = and(eq(others.checkout_id, orders.checkout_id), eq(payments.status, 'pending'), eq(payments.method, 'card'), inTime)
  return and(
    notExists(db.select(one).from(payments).where(own)),
    notExists(db.select(one).from(others).innerJoin(payments, eq(payments.order_id, others.id)).where(shared)),
  )
}

/**
 * Cancels orders nobody paid or accepted in time. A transfer whose slip is being checked is not cut off, nor a card before its page is closed
 * (`checkCard`); an hour is enough for that, and money that comes later goes back. Orders that share a page expire together.
 */
export async function expireOrders(db: Db): Promise<number> {
  const due = await db
    .select({
      id: orders.id,
      checkout_id: orders.checkout_id,
      shares: sql<boolean>`${orders.status} = 'pending_payment' and ${orders.payment_method} = 'card'`,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['pending_payment', 'new']),
        isNotNull(orders.expires_at),
        lte(orders.expires_at, now),
        hasNoOpenPayment(db),
      ),
    )
    .orderBy(asc(orders.expires_at))
    .limit(batch)
  const together = new Set(due.flatMap(({ checkout_id, shares }) => (shares && checkout_id ? [checkout_id] : [])))
  let done = await actOnEach(
    db,
    due.filter(({ checkout_id, shares }) => !(shares && checkout_id)),
    'expire',
  )
  for (const checkout_id of together) if (await expireCheckout(db, checkout_id)) done++
  return done
}

/**
 * Escalates cancellation requests, of whole orders and of items, that their stores left unanswered (docs/domain/orders.md#deadlines). Each order
 * has a transaction of its own. Returns the number of orders.
 */
export async function escalateUnanswered(db: Db): Promise<number> {
  const late = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'cancel_requested'), isNull(orders.escalated_at), lte(orders.expires_at, now)))
    .union(
      db
        .select({ id: cancellations.order_id })
        .from(cancellations)
        .where(and(eq(cancellations.status, 'requested'), isNull(cancellations.escalated_at), lte(cancellations.answer_by, now))),
    )
  for (const { id } of late)
    await db.transaction(async (tx) => {
      const facts = await loadSettlement(tx, { order_id: id }, 'all')
      await applyPlan(tx, facts, planEscalation(facts))
    })
  return late.length
}

/** Completes delivered orders whose return window has closed: the store's share may then be paid out. */
export async function completeOrders(db: Db): Promise<number> {
  const { return_window_days } = await readSettings(db)
  const openReturn = db
    .select({ one: sql`1` })
    .from(cancellations)
    .where(
      and(
        eq(cancellations.order_id, orders.id),
        eq(cancellations.kind, 'return'),
        isNull(cancellations.event),
        notInArray(cancellations.status, [...finalCancellations]),
      ),
    )
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'delivered'),
        lte(orders.delivered_at, sql`${now} - make_interval(days => ${return_window_days})`),
        notExists(openReturn),
      ),
    )
    .orderBy(asc(orders.delivered_at))
    .limit(batch)
  return actOnEach(db, due, 'complete')
}

export const expireOrdersWorker = defineWorker(
  jobKind<Record<string, never>>('expire-orders'),
  async ({ db }) => void (await expireOrders(db)),
  { cron: '* * * * *' },
)
export const escalateWorker = defineWorker(
  jobKind<Record<string, never>>('escalate-cancellations'),
  async ({ db }) => void (await escalateUnanswered(db)),
  { cron: '*/5 * * * *' },
)
export const completeOrdersWorker = defineWorker(
  jobKind<Record<string, never>>('complete-orders'),
  async ({ db }) => void (await completeOrders(db)),
  { cron: '*/10 * * * *' },
)
