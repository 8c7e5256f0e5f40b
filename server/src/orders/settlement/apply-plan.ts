import { eq } from 'drizzle-orm'
import { giveBackStock } from '../../catalog/products/take-stock.ts'
import { openCollection, takeFromHeld } from '../../money/carriers/collection.ts'
import { askCardRefund, dropCardRefund } from '../../money/gateway/ask-refund.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import { closePayments } from '../../money/payments/close-payments.ts'
import type { Db } from '../../platform/db/types.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { releaseCode } from '../../promotions/redeem-code.ts'
import { writeCancellationHistory } from '../cancellations/write-history.ts'
import { writeHistory } from '../history.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import type { PlannedDocument } from '../invoices/plan-documents.ts'
import { orders } from '../table.ts'
import type { Facts } from './facts.ts'
import type { Applied, CollectionChange, GatewayRefund, OrderPatch, Plan } from './plan.ts'
import { sendNotice } from './send-notice.ts'
import { writeRequests, writeUnits } from './write-requests.ts'

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
  await takeFromHeld(db, collection, change.amount)
}

async function issue(db: Db, facts: Facts, planned: PlannedDocument): Promise<void> {
  if (planned.kind === 'invoices') await issueInvoices(db, facts, planned)
  else await issueInvoice(db, { ...planned, order: facts.order })
}

const changeGateway = (db: Db, { order }: Facts, refund: GatewayRefund): Promise<void> =>
  refund.kind === 'ask' ? askCardRefund(db, { order_id: order.id, ...refund }) : dropCardRefund(db, refund.cancellation_id)

/** The person who returned goods to stock and the reason, for the record of movements. */
function stockCause({ order }: Facts, plan: Plan): Parameters<typeof giveBackStock>[3] {
  const { actor } = plan.order_history[0] ?? plan.cancellation_history[0] ?? {}
  return {
    reason: order.delivered_at === null ? 'cancelled' : 'returned',
    actor: { actor_type: actor?.type ?? 'system', actor_id: actor?.id ?? null },
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
