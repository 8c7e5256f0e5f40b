import { z } from 'zod'
import type { Halalas } from '../../kernel/money.ts'
import { bilingualText } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { paymentMethods } from '../order-states.ts'
import { invoiceKindKeys, vatCategories } from './invoice-kinds.ts'

const halalas = z.int()
const vatCategory = z.enum(typedKeys(vatCategories))

const party = z.object({
  name: bilingualText,
  vat_no: z.string().nullable(),
  /** Commercial register, or a person's national id. */
  register_no: z.string().nullable(),
  street: bilingualText.nullable(),
  building_no: z.string().nullable(),
  district: bilingualText.nullable(),
  city: bilingualText.nullable(),
  postal_code: z.string().nullable(),
})
export type InvoiceParty = z.output<typeof party>

const line = z.object({
  name: bilingualText,
  /** The variant and the chosen options, as the order holds them. */
  details: bilingualText.nullable(),
  /** The store's code of the variant; null for a fee. */
  sku: z.string().nullable(),
  quantity: z.int(),
  /** One unit as it was priced; with VAT where `prices_include_vat`. */
  unit: halalas,
  /** The discount on `unit * quantity`. */
  discount: halalas,
  category: vatCategory,
  rate_bp: z.int(),
  net: halalas,
  vat: halalas,
  gross: halalas,
})
export type InvoiceLine = z.output<typeof line>

const vatTotal = z.object({ category: vatCategory, rate_bp: z.int(), net: halalas, vat: halalas })

/** The complete content of an invoice as issued. No part is ever read from anywhere else again. */
export const invoiceDocument = z.object({
  kind: z.enum(invoiceKindKeys),
  /** Seven characters NNPNESB: 01 tax or 02 simplified, then flags of which the third says that somebody else made it out for the supplier. */
  transaction_code: z.string(),
  supplier: party,
  /** The store whose goods the platform sells as deemed supplier. */
  source: bilingualText.nullable(),
  /** The issuer, if it acts in the supplier's name. */
  made_out_by: party.nullable(),
  buyer: party.nullable(),
  order_number: z.int(),
  payment_method: z.enum(typedKeys(paymentMethods)),
  supplied_at: z.iso.datetime().nullable(),
  prices_include_vat: z.boolean(),
  lines: z.array(line),
  vat_totals: z.array(vatTotal),
  net: halalas,
  vat: halalas,
  gross: halalas,
  /** The amount the platform pays for a code of its own. */
  paid_by_platform: halalas,
  due: halalas,
  /** The invoice a credit note reverses, and the reason. */
  credits: z.object({ id: z.uuid(), number: z.string(), issued_at: z.iso.datetime(), reason: bilingualText }).nullable(),
})
export type InvoiceDocument = z.output<typeof invoiceDocument>

/**
 * The totals of lines: by VAT category and rate, and of the document. Lines carry their share of the document's VAT, which was rounded once
 * (docs/domain/vat-and-invoices.md#arithmetic), so sums of lines are the document's amounts to the halala and net + VAT = gross.
 */
export function invoiceTotals(lines: readonly InvoiceLine[]): Pick<InvoiceDocument, 'vat_totals' | 'net' | 'vat' | 'gross'> {
  const vat_totals: InvoiceDocument['vat_totals'] = []
  for (const { category, rate_bp, net, vat } of lines) {
    const known = vat_totals.find((total) => total.category === category && total.rate_bp === rate_bp)
    if (known) Object.assign(known, { net: known.net + net, vat: known.vat + vat })
    else vat_totals.push({ category, rate_bp, net, vat })
  }
  const sum = (of: 'net' | 'vat' | 'gross'): Halalas => lines.reduce((all, one) => all + one[of], 0)
  return { vat_totals, net: sum('net'), vat: sum('vat'), gross: sum('gross') }
}
