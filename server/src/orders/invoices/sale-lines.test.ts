import { invoiceTotals } from '@rahba/contract/orders/invoices/invoice-document'
import { type PricingInput, priceOrder } from '@rahba/contract/orders/pricing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryOrder } from '../../../../contract/test/arbitrary-order.ts'
import { plainOrder } from '../../../../contract/test/plain-order.ts'
import { propertyRuns } from '../../../../contract/test/runs.ts'
import { pricesIncludeVat, saleLines } from './sale-lines.ts'

const name = { ar: 'تمر', en: 'Dates' }

function invoiced(input: PricingInput) {
  const quote = priceOrder(input)
  const coupon_funded_by = input.coupon && quote.coupon_state === 'applied' ? input.coupon.funded_by : null
  const order = { ...quote, vat_regime: input.vat_regime, vat_rate_bp: input.vat_rate_bp, coupon_funded_by }
  const sold = quote.lines.map((line) => ({ ...line, name, variant: [], options: [], sku: null }))
  const lines = saleLines(order, sold)
  return { quote, lines, included: pricesIncludeVat(order, sold), totals: invoiceTotals(lines) }
}

const everyInvoice = (claim: (invoice: ReturnType<typeof invoiced>) => void) =>
  fc.assert(
    fc.property(arbitraryOrder, (input) => claim(invoiced(input))),
    { numRuns: propertyRuns(2000) },
  )

it('lines, categories and the document have the same amounts as the order, and net + VAT = gross in each', () =>
  everyInvoice(({ quote, lines, totals }) => {
    expect({ net: totals.net, vat: totals.vat, gross: totals.gross }).toEqual({ net: quote.net, vat: quote.vat, gross: quote.gross })
    for (const line of lines) {
      expect(line.net + line.vat).toBe(line.gross)
      expect(Math.min(line.net, line.vat)).toBeGreaterThanOrEqual(0)
    }
    const sum = (of: 'net' | 'vat') => totals.vat_totals.reduce((all, total) => all + total[of], 0)
    expect([sum('net'), sum('vat')]).toEqual([totals.net, totals.vat])
  }))

it('goods outside the scope of VAT carry none, and VAT has one rate only', () =>
  everyInvoice(({ totals }) => {
    for (const { category, rate_bp, vat } of totals.vat_totals) {
      if (category === 'O') expect([rate_bp, vat]).toEqual([0, 0])
      else expect(rate_bp).toBeGreaterThan(0)
    }
    expect(totals.vat_totals.filter(({ category }) => category === 'S').length).toBeLessThanOrEqual(1)
  }))

it('the units less their discount add up to the line', () =>
  everyInvoice(({ included, lines }) => {
    for (const line of lines) expect(line.unit * line.quantity - line.discount).toBe(included ? line.gross : line.net)
  }))

it('fees without VAT beside goods with VAT have their own category', () => {
  const { totals } = invoiced(plainOrder(11_500, { calc_vat_on_charge: false }))
  expect(totals.vat_totals).toEqual([
    { category: 'S', rate_bp: 1500, net: 10_000, vat: 1500 },
    { category: 'O', rate_bp: 0, net: 2500, vat: 0 },
  ])
})
