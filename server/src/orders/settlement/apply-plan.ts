import { eq } from 'drizzle-orm'
import { giveBackStock } from '../../catalog/products/take-stock.ts'
import { orderMessages } from '../../messages/orders.ts'
import type { RefundRoute } from '../../messages/refund-words.ts'
import { openCollection, reduceHeld } from '../../money/carriers/collection.ts'
import { dropCardRefund, queueCardRefund } from '../../money/gateway/queue-refund.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import { closePayments } from '../../money/payments/close-payments.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import type { Db } from '../../platform/db/types.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { releaseCode } from '../../promotions/redeem-code.ts'
import { announceNewOrder, announceOrderMoved } from '../announce-order.ts'
import { announceCancellation, announceClosed, announceEscalated } from '../cancellations/announce-cancellation.ts'
import type { CancellationRecord } from '../cancellations/table.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import type { PlannedDocument } from '../invoices/plan-documents.ts'
import { orders } from '../table.ts'
import { writeHistory } from '../write-history.ts'
import type { Facts } from './facts.ts'
import type { Applied, CollectionChange, GatewayRefund, OrderPatch, Plan, PlannedNotice } from './plan.ts'
import { writeCancellationHistory, writeRequests, writeUnits } from './write-requests.ts'

async function writeOrder(db: Db, id: string, patch: OrderPatch): Promise<Applied['order']> {
  const [row] =
    Object.keys(patch).length > 0
      ? await db.update(orders).set(patch).where(eq(orders.id, id)).returning()
      : await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('The locked order is there')
  return row
}

async function changeCollection(db: Db, { collection }: Facts, change: CollectionChange): Promise<void> {
  if (change.kind === 'open') return openCollection(db, change.order, change.carrier)
  if (!collection) throw new Error('A refund reduces a collection that was read')
  await reduceHeld(db, collection, change.amount)
}

async function issue(db: Db, facts: Facts, planned: PlannedDocument): Promise<void> {
  if (planned.kind === 'invoices') await issueInvoices(db, facts, planned)
  else await issueInvoice(db, { ...planned, order: facts.order })
}

const changeGateway = (db: Db, { order }: Facts, refund: GatewayRefund): Promise<void> =>
  refund.kind === 'queue' ? queueCardRefund(db, { order_id: order.id, ...refund }) : dropCardRefund(db, refund.cancellation_id)

/** The person who returned goods to stock and the reason, for the record of movements. */
function stockCause({ order }: Facts, plan: Plan): Parameters<typeof giveBackStock>[3] {
  const { actor } = plan.order_history[0] ?? plan.cancellation_history[0] ?? {}
  return {
    reason: order.delivered_at === null ? 'cancelled' : 'returned',
    actor: { actor_type: actor?.type ?? 'system', actor_id: actor?.id ?? null },
  }
}

/** Notifies the administrators that a store did not answer a request to cancel the order in time. */
const notifyUnanswered = (db: Db, { id, number }: Applied['order']): Promise<void> =>
  notifyAdmins(db, 'orders.update', {
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: id,
    once: `order:${id}:wish-escalated`,
    message: orderMessages.cancellation_unanswered.write({ number }),
  })

/** The refund of an order that this step cancelled whole; null if nothing goes back. */
function findRefund(cancellations: Applied['cancellations']): RefundRoute | null {
  for (const { event, to_wallet, to_outside, outside } of cancellations.values()) {
    const parts = { to_wallet: to_wallet ?? 0, to_outside: to_outside ?? 0, outside }
    if (event === 'order_cancelled' && parts.to_wallet + parts.to_outside > 0) return parts
  }
  return null
}

/** Sends one notification of a plan, about the rows as they are now. */
function sendNotice(db: Db, { order, cancellations }: Applied, notice: PlannedNotice): Promise<void> {
  const toRow = (id: string): CancellationRecord => {
    const row = cancellations.get(id)
    if (!row) throw new Error('A notice is about a row that its plan changed')
    return row
  }
  switch (notice.kind) {
    case 'new_order':
      return announceNewOrder(db, order, { shopper: null, paid: true })
    case 'order_moved':
      return announceOrderMoved(db, order, notice, findRefund(cancellations))
    case 'order_escalated':
      return notifyUnanswered(db, order)
    case 'cancellation_moved':
      return announceCancellation(db, toRow(notice.id), order.number, notice)
    case 'cancellation_closed':
      return announceClosed(db, toRow(notice.id), order.number)
    case 'cancellation_escalated':
      return announceEscalated(db, toRow(notice.id))
  }
}

/**
 * Writes a plan in the caller's transaction, which holds the locks of `facts`. This is the only place that writes what a step of an order or a
 * cancellation changes. Locks are taken in one order: the order with its own rows, stock, code, ledger accounts, invoices.
 */
export async function applyPlan(db: Db, facts: Facts, plan: Plan): Promise<Applied> {
  const { order: before } = facts
  if (plan.files) await attachFiles(db, plan.files.owner, plan.files.fields, { purpose: plan.files.purpose })
  const order = await writeOrder(db, before.id, plan.order)
  const cancellations = await writeRequests(db, facts, plan)
  await writeUnits(db, plan.units)
  if (plan.collection) await changeCollection(db, facts, plan.collection)
  if (plan.close_payments) await closePayments(db, before.id)
  await giveBackStock(db, before, plan.stock, stockCause(facts, plan))
  if (plan.release_code) await releaseCode(db, before)
  for (const posting of plan.postings) await postTransaction(db, posting)
  for (const document of plan.documents) await issue(db, facts, document)
  for (const refund of plan.gateway) await changeGateway(db, facts, refund)
  for (const entry of plan.order_history) await writeHistory(db, { order_id: before.id, ...entry })
  await writeCancellationHistory(db, plan.cancellation_history)
  for (const notice of plan.notices) await sendNotice(db, { order, cancellations }, notice)
  return { order, cancellations }
}
