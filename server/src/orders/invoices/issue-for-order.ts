import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { takesCash } from '../../money/ledger/order-postings.ts'
import { isoMoment, now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { users } from '../../shoppers/table.ts'
import { cancellations } from '../cancellations/table.ts'
import type { OrderFacts } from '../settlement/facts.ts'
import { orderLines } from '../table.ts'
import type { DueInvoices } from './due-invoices.ts'
import { issueInvoice } from './issue-invoice.ts'
import { commissionDocument, saleDocument } from './order-documents.ts'
import { readParties } from './parties.ts'
import { invoices, invoiceWaits } from './table.ts'

/** The kinds that an order has invoices of. */
async function issuedKinds(db: Db, order_id: string): Promise<Set<string>> {
  const rows = await db
    .select({ kind: invoices.kind })
    .from(invoices)
    .where(and(eq(invoices.order_id, order_id), isNull(invoices.credits_id)))
  return new Set(rows.map(({ kind }) => kind))
}

const total = (column: AnyPgColumn) => sql<string>`coalesce(sum(${column}), 0)`

/** What the platform keeps and pays of an order, less what its settled cancellations took of it. */
async function keptOf(db: Db, order: OrderFacts) {
  const [gone] = await db
    .select({
      commission: total(cancellations.commission),
      commission_vat: total(cancellations.commission_vat),
      platform_fee: total(cancellations.platform_fee),
      platform_fee_vat: total(cancellations.platform_fee_vat),
      promo: total(cancellations.promo),
    })
    .from(cancellations)
    .where(and(eq(cancellations.order_id, order.id), isNotNull(cancellations.event)))
  const less = (amount: number, taken: string | undefined) => amount - Number(taken ?? 0)
  return {
    commission: less(order.commission, gone?.commission),
    commission_vat: less(order.commission_vat, gone?.commission_vat),
    platform_fee: less(order.platform_fee, gone?.platform_fee),
    platform_fee_vat: less(order.platform_fee_vat, gone?.platform_fee_vat),
    platform_discount: less(order.platform_discount, gone?.promo),
  }
}

/**
 * Issues what is due of an order and not issued yet, in the transaction of what made it due and after its posting: over what of it was not cancelled
 * before. A supplier who can't be named yet holds up nothing: the order is put down and its invoices follow by themselves.
 * @returns false when it has to wait
 */
export async function issueForOrder(db: Db, order: OrderFacts, due: DueInvoices): Promise<boolean> {
  if (!due.sale && !due.commission) return true
  const issued = await issuedKinds(db, order.id)
  const [sale, commission] = [due.sale && !issued.has('sale'), due.commission && !issued.has('commission')]
  if (!sale && !commission) return true
  const { platform, store } = await readParties(db, order.store_id)
  const [user] = await db.select({ name: users.name, at: now }).from(users).where(eq(users.id, order.user_id))
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.position))
  const kept = await keptOf(db, order)
  const parties = platform && { platform, store, user: user?.name ?? null }
  const supplied_at = due.commission || takesCash(order) ? isoMoment(String(user?.at)) : null
  const saleDue = sale && order.gross > 0
  const document = saleDue && parties ? saleDocument(order, kept.platform_discount, lines, parties, supplied_at) : null
  if (!parties || (saleDue && !document)) {
    await db.insert(invoiceWaits).values({ order_id: order.id }).onConflictDoNothing()
    return false
  }
  const supplier_store_id = order.vat_regime === 'registered' ? order.store_id : null
  if (document && document.gross > 0) await issueInvoice(db, { supplier_store_id, document, order, cause_id: null })
  if (commission && supplied_at) {
    const toStore = commissionDocument(order, kept, parties, supplied_at)
    if (toStore.gross > 0) await issueInvoice(db, { supplier_store_id: null, document: toStore, order, cause_id: null })
  }
  return true
}
