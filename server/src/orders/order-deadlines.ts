import type { Locale } from '@rahba/contract/kernel/locale'
import { settledCancellations } from '@rahba/contract/orders/cancellation-states'
import type { PlainOrderAction } from '@rahba/contract/orders/order-action-body'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import { payments } from '../money/payment-table.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { AppError } from '../platform/errors.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { defineWorker } from '../platform/jobs/worker.ts'
import { readSettings } from '../settings/read-settings.ts'
import { actOnOrder } from './act-on-order.ts'
import { cancellations } from './cancellations/table.ts'
import { applyPlan } from './settlement/apply-plan.ts'
import { loadSettlement } from './settlement/load-settlement.ts'
import { planEscalation } from './settlement/plan-escalation.ts'
import { orders } from './table.ts'

const batch = 100
const locale: Locale = 'ar'

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
 * Cancels orders nobody paid or accepted in time. A transfer whose slip is being checked is not cut off, nor a card before its page is closed
 * (`checkCard`); an hour is enough for that, and money that comes later goes back.
 */
export async function expireOrders(db: Db): Promise<number> {
  const slip = db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(
        eq(payments.order_id, orders.id),
        eq(payments.status, 'pending'),
        or(ne(payments.method, 'card'), gt(orders.expires_at, sql`${now} - interval '1 hour'`)),
      ),
    )
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(inArray(orders.status, ['pending_payment', 'new']), isNotNull(orders.expires_at), lte(orders.expires_at, now), notExists(slip)),
    )
    .orderBy(asc(orders.expires_at))
    .limit(batch)
  return actOnEach(db, due, 'expire')
}

/**
 * Escalates cancellation requests, of whole orders and of items, that their stores left unanswered (docs/domain/orders.md#deadlines). Each order has a
 * transaction of its own. Returns the number of orders.
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
        notInArray(cancellations.status, [...settledCancellations]),
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
