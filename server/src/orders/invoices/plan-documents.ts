import type { Bilingual } from '@rahba/contract/kernel/locale'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { RefundParts } from '@rahba/contract/orders/cancellations/refund'
import { type InvoiceDocument, type InvoiceLine, invoiceTotals } from '@rahba/contract/orders/invoices/invoice-document'
import { type PostedOrder, takesCash } from '../../money/ledger/order-postings.ts'
import type { CancellationFacts, Facts, IssuedInvoice } from '../settlement/facts.ts'
import { type CommissionAmounts, commissionLines } from './order-documents.ts'
import { type Part, partLines } from './part-lines.ts'
import type { Supplier } from './party.ts'

/** The invoices of an order that are due: the shopper's, and the platform's to the store. */
export interface DueInvoices {
  sale: boolean
  commission: boolean
}

/** Invoices to issue: which ones, over which amounts, and when the goods were supplied. Only the parties' names are read when it is applied. */
export interface PlannedInvoices extends DueInvoices {
  readonly kind: 'invoices'
  /** The platform's earnings and costs of the order, without what was cancelled. */
  readonly net: CommissionAmounts & { readonly platform_discount: number }
  readonly supplied_at: string | null
}

/** A credit note with everything it says. Only its number and its place in the supplier's chain are found when it is applied. */
export interface PlannedCreditNote {
  readonly kind: 'credit_note'
  /** The store in whose name it is issued; null for the platform. */
  readonly supplier_store_id: string | null
  readonly document: InvoiceDocument & { supplier: Supplier }
  readonly cause_id: string
}

export type PlannedDocument = PlannedInvoices | PlannedCreditNote

/**
 * Returns the documents that an order's step makes due. The tax point is the earliest of supply, invoice and payment
 * (docs/domain/vat-and-invoices.md#tax-point): earlier payments are invoiced when the store accepts the order, cash when it is delivered. The
 * platform has earned its commission by then too.
 */
export function dueInvoices(step: 'accepted' | 'delivered', order: PostedOrder): DueInvoices {
  if (step === 'accepted') return { sale: !takesCash(order), commission: false }
  return { sale: true, commission: order.commission + order.platform_fee > 0 }
}

/** The platform's earnings and costs of an order, without its settled cancellations and returns. */
function netShares({ order, requests }: Pick<Facts, 'order' | 'requests'>): PlannedInvoices['net'] {
  const settled = requests.flatMap(({ row }) => (row.event ? [row] : []))
  const minus = (amount: number, share: (row: CancellationFacts) => number) => settled.reduce((rest, row) => rest - share(row), amount)
  return {
    commission: minus(order.commission, (row) => row.commission),
    commission_vat: minus(order.commission_vat, (row) => row.commission_vat),
    platform_fee: minus(order.platform_fee, (row) => row.platform_fee),
    platform_fee_vat: minus(order.platform_fee_vat, (row) => row.platform_fee_vat),
    platform_discount: minus(order.platform_discount, (row) => row.promo),
  }
}

/** The invoices that are due and not issued yet, over what was not cancelled before. */
export function planInvoices(
  { order, requests, issued, now }: Pick<Facts, 'order' | 'requests' | 'issued' | 'now'>,
  due: DueInvoices,
): PlannedInvoices[] {
  const [sale, commission] = [due.sale && !issued.sale, due.commission && !issued.commission]
  if (!sale && !commission) return []
  const supplied_at = due.commission || takesCash(order) ? now : null
  return [{ kind: 'invoices', sale, commission, net: netShares({ order, requests }), supplied_at }]
}

/** A refund as its credit notes need it. `lines` of the facts are as they were before its units counted as refunded. */
export interface CreditedRefund extends Part {
  parts: RefundParts
  cause_id: string
  reason: Pick<CancellationFacts, 'refund_reason' | 'refund_reason_other'>
}

function reasonText({ refund_reason, refund_reason_other }: CreditedRefund['reason']): Bilingual {
  const own = refund_reason_other?.trim()
  if (refund_reason !== 'other') return refundReasons[refund_reason]
  return own ? { ar: own, en: own } : { ar: 'إلغاء الطلب', en: 'Order cancellation' }
}

/** A credit note over `lines` on an invoice; its parties, its order and its supplier's series are the invoice's. */
function creditNote(
  { order }: Pick<Facts, 'order'>,
  { invoice, lines, paid_by_platform }: { invoice: IssuedInvoice; lines: InvoiceLine[]; paid_by_platform: number },
  { cause_id, reason }: CreditedRefund,
): PlannedCreditNote[] {
  const totals = invoiceTotals(lines)
  if (totals.gross === 0) return []
  const { id, number, issued_at, document } = invoice
  const isSale = document.kind === 'sale'
  const note = {
    ...document,
    kind: isSale ? ('sale_credit' as const) : ('commission_credit' as const),
    lines,
    ...totals,
    paid_by_platform,
    due: totals.gross - paid_by_platform,
    credits: { id, number, issued_at, reason: reasonText(reason) },
  }
  return [
    {
      kind: 'credit_note',
      supplier_store_id: isSale && order.vat_regime === 'registered' ? order.store_id : null,
      // The invoice was issued, so its supplier has a VAT number.
      document: note as PlannedCreditNote['document'],
      cause_id,
    },
  ]
}

/** The credit notes of a refund on the invoices that were issued for its order; none if no invoice was issued. */
export function planCreditNotes(
  { order, lines, issued }: Pick<Facts, 'order' | 'lines' | 'issued'>,
  refund: CreditedRefund,
): PlannedCreditNote[] {
  const { sale, commission } = issued
  // A registered store's invoice includes the part that the platform's code paid, and the platform gets it back.
  const paid_by_platform = order.vat_regime === 'registered' ? refund.parts.promo : 0
  return [
    ...(sale ? creditNote({ order }, { invoice: sale, lines: partLines(order, lines, refund), paid_by_platform }, refund) : []),
    ...(commission
      ? creditNote({ order }, { invoice: commission, lines: commissionLines(refund.parts, order), paid_by_platform: 0 }, refund)
      : []),
  ]
}
