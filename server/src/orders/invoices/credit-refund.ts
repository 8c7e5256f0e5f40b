import type { Bilingual } from '@rahba/contract/kernel/locale'
import { refundReasons } from '@rahba/contract/orders/cancellation-states'
import { type InvoiceDocument, type InvoiceLine, invoiceTotals } from '@rahba/contract/orders/invoice-document'
import type { RefundParts } from '@rahba/contract/orders/refund'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { cancellations } from '../cancellations/table.ts'
import type { Facts, OrderFacts } from '../settlement/facts.ts'
import { issueInvoice } from './issue-invoice.ts'
import { commissionLines } from './order-documents.ts'
import { type Part, partLines } from './part-lines.ts'
import type { Supplier } from './parties.ts'
import { type InvoiceRecord, invoices } from './table.ts'

type Settled = Part & { parts: RefundParts }

async function reasonOf(db: Db, cancellation_id: string): Promise<Bilingual> {
  const [row] = await db.select().from(cancellations).where(eq(cancellations.id, cancellation_id))
  if (!row) throw new Error('a refund has its record')
  const own = row.refund_reason_other?.trim()
  if (row.refund_reason !== 'other') return refundReasons[row.refund_reason]
  return own ? { ar: own, en: own } : { ar: 'إلغاء الطلب', en: 'The order was cancelled' }
}

/** A credit note over `lines` on an invoice, as what the invoice was: its parties, its order, its supplier's series. */
async function credit(
  db: Db,
  order: OrderFacts,
  { invoice, lines, paid_by_platform = 0 }: { invoice: InvoiceRecord; lines: InvoiceLine[]; paid_by_platform?: number },
  cancellation_id: string,
): Promise<void> {
  const totals = invoiceTotals(lines)
  if (totals.gross === 0) return
  const { id, number, issued_at } = invoice
  const document: InvoiceDocument = {
    ...invoice.document,
    kind: invoice.kind === 'sale' ? 'sale_credit' : 'commission_credit',
    lines,
    ...totals,
    paid_by_platform,
    due: totals.gross - paid_by_platform,
    credits: { id, number, issued_at, reason: await reasonOf(db, cancellation_id) },
  }
  await issueInvoice(db, {
    supplier_store_id: invoice.kind === 'sale' && order.vat_regime === 'registered' ? order.store_id : null,
    // the invoice was issued, so its supplier has a VAT number
    document: document as InvoiceDocument & { supplier: Supplier },
    order,
    cause_id: cancellation_id,
  })
}

/**
 * Issues the credit notes over a refund on what was invoiced of its order, in the transaction of the refund and after its postings. `lines` are as they
 * were before the refund's units counted as gone. Where no invoice was issued none is taken back.
 */
export async function creditOrder(
  db: Db,
  { order, lines }: Pick<Facts, 'order' | 'lines'>,
  settled: Settled,
  cancellation_id: string,
): Promise<void> {
  const issued = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, order.id), isNull(invoices.credits_id)))
  const sale = issued.find(({ kind }) => kind === 'sale')
  const commission = issued.find(({ kind }) => kind === 'commission')
  // of a registered seller's price the platform bore its code's part, and has that back
  const paid_by_platform = order.vat_regime === 'registered' ? settled.parts.promo : 0
  if (sale) await credit(db, order, { invoice: sale, lines: partLines(order, lines, settled), paid_by_platform }, cancellation_id)
  if (commission) await credit(db, order, { invoice: commission, lines: commissionLines(settled.parts, order) }, cancellation_id)
}
