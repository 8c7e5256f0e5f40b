import { allocate, type Halalas, sumAmounts } from '@rahba/contract/kernel/money'
import { quoteRefund, type RefundableLine, type RefundParts } from '@rahba/contract/orders/cancellations/refund'
import type { InvoiceLine } from '@rahba/contract/orders/invoices/invoice-document'
import { pricesIncludeVat, type SoldLine, type SoldOrder, saleLines } from './sale-lines.ts'

type WholeOrder = SoldOrder & Parameters<typeof quoteRefund>[0]
type WholeLine = SoldLine & RefundableLine

/** Some units of an order's lines, with or without its fees. */
export interface Part {
  units: readonly { id: string; quantity: number }[]
  with_fees: boolean
  /** The final amounts, if they were cut below what the units cost. */
  parts?: RefundParts
}

/** The gross of a part on the supplier's document: what the shopper bears, and the platform too for a registered store. */
const calculateGross = (order: SoldOrder, parts: RefundParts): Halalas =>
  parts.total + (order.vat_regime === 'registered' ? parts.promo : 0)

/**
 * The lines of a document over a part of an order: what is invoiced after some of it was cancelled, or what a credit note takes back. They come
 * to what the ledger posts for the part (contract/src/orders/cancellations/refund.ts): its VAT is shared over the lines that carry any. `lines` count as
 * refunded what went before.
 */
export function partLines(order: WholeOrder, lines: readonly WholeLine[], { units, with_fees, parts }: Part): InvoiceLine[] {
  const whole = saleLines(order, lines)
  const included = pricesIncludeVat(order, lines)
  const quote = quoteRefund(order, lines, units, with_fees)
  const goods = quote.lines.flatMap(({ id, quantity, parts: own }) => {
    const line = whole[lines.findIndex((one) => one.id === id)]
    return line && quantity > 0 ? [{ line, quantity, gross: calculateGross(order, own) }] : []
  })
  const feeLines = whole.slice(lines.length)
  const feesGross = quote.fees ? calculateGross(order, quote.fees) : 0
  const shares =
    sumAmounts(feeLines.map(({ gross }) => gross)) > 0
      ? allocate(
          feesGross,
          feeLines.map(({ gross }) => gross),
        )
      : []
  const rows = [...goods, ...shares.map((gross, index) => ({ line: feeLines[index] as InvoiceLine, quantity: 1, gross }))] // one share a line
  const quoted = rows.map(({ gross }) => gross)
  const final = parts ?? quote.parts
  const gross = sumAmounts(quoted) > 0 ? allocate(calculateGross(order, final), quoted) : quoted
  const taxed = rows.map(({ line }, index) => (line.category === 'S' ? (gross[index] ?? 0) : 0))
  const vats = sumAmounts(taxed) > 0 ? allocate(Math.min(final.vat, sumAmounts(taxed)), taxed) : taxed
  return rows.flatMap(({ line, quantity }, index) => {
    const [own, vat] = [gross[index] ?? 0, vats[index] ?? 0]
    const net = own - vat
    return own > 0 ? [{ ...line, quantity, discount: line.unit * quantity - (included ? own : net), net, vat, gross: own }] : []
  })
}
