import type { Locale } from '@rahba/contract/kernel/locale'
import { settledCancellations } from '@rahba/contract/orders/cancellation-states'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import { readSettings } from '../content/settings/read-settings.ts'
import { payments } from '../money/payment-table.ts'
import { tellAdmins } from '../notifications/tell-admins.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { AppError } from '../platform/errors.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { defineWorker } from '../platform/jobs/worker.ts'
import { actOnOrder } from './act-on-order.ts'
import { announceEscalated } from './cancellations/announce-cancellation.ts'
import { cancellations } from './cancellations/table.ts'
import { orders } from './table.ts'

const batch = 100
const locale: Locale = 'ar'

/** Each in its own transaction; one that somebody moved meanwhile is left as it is. */
async function actOnEach(db: Db, ids: readonly { id: string }[], action: OrderActionName): Promise<number> {
  let done = 0
  for (const { id } of ids) {
    try {
      const input = { action, note: null, shipping_company: null, tracking_number: null }
      await db.transaction((tx) => actOnOrder(tx, { order_id: id, scope: 'all', actor: { type: 'system', id: null }, input, locale }))
      done++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return done
}

/**
 * Cancels orders nobody paid or accepted in time (O4, O5). A transfer whose slip is being checked is not cut off, nor a card before its page is closed
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

/** Hands wishes to cancel that their stores left unanswered to the administration (O16): it is told once, and alone may answer from then on. */
export async function escalateWishes(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const late = await tx
      .update(orders)
      .set({ escalated_at: now })
      .where(and(eq(orders.status, 'cancel_requested'), isNull(orders.escalated_at), lte(orders.expires_at, now)))
      .returning({ id: orders.id, number: orders.number })
    for (const { id, number } of late) {
      await tellAdmins(tx, 'orders.update', {
        notif_type: 'OrderNotification',
        model: 'orders',
        model_id: id,
        once: `order:${id}:wish-escalated`,
        data: {
          ar: { title: `الطلب رقم ${number}`, body: 'لم يرد المتجر على طلب الإلغاء في المهلة، والقرار للإدارة.' },
          en: { title: `Order ${number}`, body: 'The store did not answer a cancellation request in time; the decision is yours.' },
        },
      })
    }
    return late.length
  })
}

/** The same for cancellations of items and returns (domain.md 2.4). */
export async function escalateCancellations(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const late = await tx
      .update(cancellations)
      .set({ escalated_at: now, version: sql`${cancellations.version} + 1` })
      .where(and(eq(cancellations.status, 'requested'), isNull(cancellations.escalated_at), lte(cancellations.answer_by, now)))
      .returning()
    for (const row of late) await announceEscalated(tx, row)
    return late.length
  })
}

/** Completes delivered orders whose return window has closed (O12): the store's share may then be paid out. */
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
  async ({ db }) => {
    await escalateWishes(db)
    await escalateCancellations(db)
  },
  { cron: '*/5 * * * *' },
)
export const completeOrdersWorker = defineWorker(
  jobKind<Record<string, never>>('complete-orders'),
  async ({ db }) => void (await completeOrders(db)),
  { cron: '*/10 * * * *' },
)
