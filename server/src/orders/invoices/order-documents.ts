import { type InvoiceDocument, type InvoiceLine, type InvoiceParty, invoiceTotals } from '@rahba/contract/orders/invoices/invoice-document'
import type { LineFacts, OrderFacts } from '../settlement/facts.ts'
import { partLines } from './part-lines.ts'
import { type Supplier, shopperParty } from './party.ts'
import { pricesIncludeVat, saleLines } from './sale-lines.ts'

type Issuable = InvoiceDocument & { supplier: Supplier }

interface Parties {
  platform: Supplier
  store: InvoiceParty
  /** The shopper's name, where the order has no address. */
  user: string | null
}

const isSupplier = (party: InvoiceParty): party is Supplier => party.vat_no !== null

const facts = (order: OrderFacts, supplied_at: string | null) => ({
  order_number: order.number,
  payment_method: order.payment_method,
  supplied_at,
  credits: null,
})

/** The order's lines and fees, without the units that were cancelled before. */
function invoicedLines(order: OrderFacts, lines: readonly LineFacts[]): InvoiceLine[] {
  if (lines.every(({ refunded_quantity }) => refunded_quantity === 0)) return saleLines(order, lines)
  const units = lines.map(({ id, quantity, refunded_quantity }) => ({ id, quantity: quantity - refunded_quantity }))
  return partLines(order, lines, { units, with_fees: true })
}

/**
 * The shopper's invoice (docs/domain/vat-and-invoices.md#who-is-the-supplier): a registered store is the supplier and the platform makes it out
 * in its name; otherwise the platform is the supplier by law and names the store as the source. Null where a registered store has no VAT number
 * now.
 */
export function saleDocument(
  order: OrderFacts,
  paid_by_platform: number,
  lines: readonly LineFacts[],
  parties: Parties,
  supplied_at: string | null,
): Issuable | null {
  const registered = order.vat_regime === 'registered'
  const supplier = registered ? parties.store : parties.platform
  if (!isSupplier(supplier)) return null
  const invoiced = invoicedLines(order, lines)
  const totals = invoiceTotals(invoiced)
  return {
    ...facts(order, supplied_at),
    kind: 'sale',
    transaction_code: registered ? '0210000' : '0200000',
    supplier,
    source: registered ? null : parties.store.name,
    made_out_by: registered ? parties.platform : null,
    buyer: shopperParty(order.address, parties.user),
    prices_include_vat: pricesIncludeVat(order, lines),
    lines: invoiced,
    ...totals,
    paid_by_platform: registered ? paid_by_platform : 0,
    due: totals.gross - (registered ? paid_by_platform : 0),
  }
}

/** The platform's earnings of an order. */
export interface CommissionAmounts {
  commission: number
  commission_vat: number
  platform_fee: number
  platform_fee_vat: number
}

/** The same as lines of the platform's invoice to the store. */
export function commissionLines(amounts: CommissionAmounts, order: { number: number; vat_rate_bp: number }): InvoiceLine[] {
  const line = (ar: string, en: string, net: number, vat: number): InvoiceLine => ({
    name: { ar: `${ar} عن الطلب رقم ${order.number}`, en: `${en} on order ${order.number}` },
    details: null,
    sku: null,
    quantity: 1,
    unit: net,
    discount: 0,
    ...(order.vat_rate_bp > 0 ? { category: 'S', rate_bp: order.vat_rate_bp } : { category: 'O', rate_bp: 0 }),
    net,
    vat,
    gross: net + vat,
  })
  return [
    line('عمولة المنصة', 'Platform commission', amounts.commission, amounts.commission_vat),
    line('رسوم التوصيل والتحصيل', 'Delivery and collection fees', amounts.platform_fee, amounts.platform_fee_vat),
  ].filter(({ gross }) => gross > 0)
}

/** The platform's tax invoice to the store for its commission on one order. */
export function commissionDocument(
  order: OrderFacts,
  amounts: CommissionAmounts,
  { platform, store }: Parties,
  supplied_at: string,
): Issuable {
  const lines = commissionLines(amounts, order)
  const totals = invoiceTotals(lines)
  return {
    ...facts(order, supplied_at),
    kind: 'commission',
    transaction_code: '0100000',
    supplier: platform,
    source: null,
    made_out_by: null,
    buyer: store,
    prices_include_vat: false,
    lines,
    ...totals,
    paid_by_platform: 0,
    due: totals.gross,
  }
}
