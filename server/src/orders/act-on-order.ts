import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { settledCancellations } from '@rahba/contract/orders/cancellation-states'
import { orderErrors } from '@rahba/contract/orders/errors'
import { type OrderAction, type OrderActor, orderActions, whyNot } from '@rahba/contract/orders/order-actions'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import type { OrderActionInput } from '@rahba/contract/orders/orders'
import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { giveBackStock } from '../catalog/products/take-stock.ts'
import { readSettings } from '../content/settings/read-settings.ts'
import { requireUninvolved } from '../money/require-outsider.ts'
import { isoMoment, now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail, failField } from '../platform/errors.ts'
import { releaseCode } from '../promotions/redeem-code.ts'
import { announceNewOrder, announceOrderMoved } from './announce-order.ts'
import { closeOpenRequests } from './cancellations/close-open-requests.ts'
import { cancellations } from './cancellations/table.ts'
import { type HistoryActor, writeHistory } from './history.ts'
import { type CancellationRefund, settleMoney } from './order-money.ts'
import { inScope, type OrderScope } from './scope.ts'
import { orderHistory, orderLines, orders } from './table.ts'

type OrderRow = typeof orders.$inferSelect

export interface ActingOnOrder {
  order_id: string
  /** Whose orders the actor may touch: any other is not found. */
  scope: OrderScope
  actor: { type: OrderActor; id: string | null }
  /** Who stands in the history, where the table lets only the system take a step and a person's decision led to it. The actor, when not said. */
  decided_by?: HistoryActor
  input: OrderActionInput
  locale: Locale
  /** The request that a cancellation settles, where one led to it. */
  refund?: Omit<CancellationRefund, 'note'>
}

/** The order, locked, and what the database's clock says. */
async function lockOrder(
  db: Db,
  { order_id, scope }: Pick<ActingOnOrder, 'order_id' | 'scope'>,
): Promise<{ order: OrderRow; clock: number }> {
  const [found] = await db
    .select({ order: orders, clock: sql<string>`${now}` })
    .from(orders)
    .where(and(eq(orders.id, order_id), inScope(scope)))
    .for('update')
  if (!found) throw fail(errors.not_found)
  return { order: found.order, clock: Date.parse(isoMoment(found.clock)) }
}

/** A return that is still open keeps its order from being completed: its money must stay held back until then. */
async function checkReturns(db: Db, order_id: string): Promise<void> {
  const [open] = await db
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(
      and(
        eq(cancellations.order_id, order_id),
        eq(cancellations.kind, 'return'),
        isNull(cancellations.event),
        notInArray(cancellations.status, [...settledCancellations]),
      ),
    )
    .limit(1)
  if (open) throw fail(orderErrors.return_open)
}

function checkNeeds({ input, actor }: ActingOnOrder): void {
  const action: OrderAction = orderActions[input.action]
  if (actor.type === 'admin' && !input.note) throw failField('note', orderErrors.admin_note_needed)
  if (action.needs === 'reason' && !input.note) throw failField('note', orderErrors.reason_needed)
  if (action.needs === 'tracking' && !(input.shipping_company && input.tracking_number))
    throw failField('tracking_number', orderErrors.tracking_needed)
}

/** The state an order was in before the cancellation was asked for. */
async function previousStatus(db: Db, order: OrderRow): Promise<OrderStatus> {
  const [asked] = await db
    .select({ from: orderHistory.from_status })
    .from(orderHistory)
    .where(and(eq(orderHistory.order_id, order.id), eq(orderHistory.to_status, order.status), isNotNull(orderHistory.from_status)))
    .orderBy(desc(orderHistory.id))
    .limit(1)
  if (!asked?.from) throw new Error(`Order ${order.id} has no state to go back to`)
  return asked.from as OrderStatus // written from the same enum
}

// The moments that a state keeps on the order.
const momentOf: Partial<Record<OrderStatus, keyof OrderRow>> = {
  accepted: 'accepted_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  completed: 'completed_at',
  cancelled: 'cancelled_at',
}

// Once it has left, items can't be taken off it any more: they can be sent back after delivery.
const leaving: readonly OrderStatus[] = ['shipped', 'out_for_delivery', 'delivered']

async function changesFor(db: Db, order: OrderRow, acting: ActingOnOrder, to: OrderStatus): Promise<Record<string, unknown>> {
  const { input, actor } = acting
  const moment = momentOf[to]
  const changes: Record<string, unknown> = { status: to, updated_at: now, ...(moment ? { [moment]: now } : {}) }
  if (to === 'cancelled')
    Object.assign(changes, {
      cancelled_by: actor.type,
      cancel_reason: input.note,
      expires_at: null,
      cancelled_amount: sql`${orders.total} - ${orders.returned_amount}`,
    })
  if (input.action === 'ship') Object.assign(changes, { shipping_company: input.shipping_company, tracking_number: input.tracking_number })
  if (input.action === 'fail_delivery') changes.delivery_tries = order.delivery_tries + 1
  if (input.action === 'accept' || input.action === 'refuse_cancel') changes.expires_at = null
  if (input.action === 'request_cancel') {
    const { answer_hours } = await readSettings(db)
    Object.assign(changes, { expires_at: sql`${now} + make_interval(hours => ${answer_hours})`, escalated_at: null })
  }
  if (input.action === 'confirm_payment') {
    const { accept_hours } = await readSettings(db)
    Object.assign(changes, { paid_at: now, expires_at: sql`${now} + make_interval(hours => ${accept_hours})` })
  }
  return changes
}

/**
 * Moves an order along its table of transitions, inside the caller's transaction: the order is locked, the state checked again, stock given back
 * and money posted with the change, its history written and its people told. Throws `order_wrong_state` when somebody was faster.
 */
export async function actOnOrder(db: Db, acting: ActingOnOrder): Promise<{ before: OrderRow; after: OrderRow }> {
  const { input, actor, locale } = acting
  const { order: before, clock } = await lockOrder(db, acting)
  await requireUninvolved(db, actor, before)
  const why = whyNot(input.action, before, actor.type, clock)
  if (why) throw fail(orderErrors.order_wrong_state, { why: why[locale] })
  checkNeeds(acting)
  if (input.action === 'complete') await checkReturns(db, before.id)
  const { to: target } = orderActions[input.action]
  const to = target === 'previous' ? await previousStatus(db, before) : target
  // goods are locked before accounts, as placing an order does: the other way round the two would wait for each other
  if (to === 'cancelled') {
    const lines = await db
      .select({ product_id: orderLines.product_id, quantity: sql<number>`${orderLines.quantity} - ${orderLines.refunded_quantity}` })
      .from(orderLines)
      .where(eq(orderLines.order_id, before.id))
    await giveBackStock(
      db,
      lines.filter(({ quantity }) => quantity > 0),
    )
    await releaseCode(db, before)
  }
  const payment_status = await settleMoney(db, before, input.action, to, actor, { note: input.note, ...acting.refund })
  const [after] = await db
    .update(orders)
    .set({ ...(await changesFor(db, before, acting, to)), payment_status })
    .where(eq(orders.id, before.id))
    .returning()
  if (!after) throw new Error('The locked order is there')
  await writeHistory(db, {
    order_id: before.id,
    action: input.action,
    from: before.status,
    to,
    actor: acting.decided_by ?? actor,
    note: input.note,
  })
  if (leaving.includes(to)) await closeOpenRequests(db, after, { release: true })
  if (input.action === 'confirm_payment') await announceNewOrder(db, after, null)
  await announceOrderMoved(db, after, to, actor.type, after.updated_at)
  return { before, after }
}
