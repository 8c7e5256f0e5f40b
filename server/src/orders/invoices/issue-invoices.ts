import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { users } from '../../shoppers/table.ts'
import type { Facts } from '../settlement/facts.ts'
import { issueInvoice } from './issue-invoice.ts'
import { commissionDocument, saleDocument } from './order-documents.ts'
import { readParties } from './parties.ts'
import type { PlannedInvoices } from './plan-documents.ts'
import { invoiceWaits } from './table.ts'

/**
 * Issues the planned invoices of an order, in the transaction that made them due and after its postings. If a supplier can't be named yet, nothing is
 * held up: the order is recorded in `invoice_waits` and its invoices follow by a job.
 * @returns false when it has to wait
 */
export async function issueInvoices(
  db: Db,
  { order, lines }: Pick<Facts, 'order' | 'lines'>,
  { sale, commission, net, supplied_at }: PlannedInvoices,
): Promise<boolean> {
  const { platform, store } = await readParties(db, order.store_id)
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, order.user_id))
  const parties = platform && { platform, store, user: user?.name ?? null }
  const saleDue = sale && order.gross > 0
  const document = saleDue && parties ? saleDocument(order, net.platform_discount, lines, parties, supplied_at) : null
  if (!parties || (saleDue && !document)) {
    await db.insert(invoiceWaits).values({ order_id: order.id }).onConflictDoNothing()
    return false
  }
  const supplier_store_id = order.vat_regime === 'registered' ? order.store_id : null
  if (document && document.gross > 0) await issueInvoice(db, { supplier_store_id, document, order, cause_id: null })
  if (commission && supplied_at) {
    const toStore = commissionDocument(order, net, parties, supplied_at)
    if (toStore.gross > 0) await issueInvoice(db, { supplier_store_id: null, document: toStore, order, cause_id: null })
  }
  return true
}
