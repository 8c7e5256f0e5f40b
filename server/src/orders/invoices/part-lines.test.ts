import { invoiceTotals } from '@rahba/contract/orders/invoices/invoice-document'
import { type PricingInput, priceOrder } from '@rahba/contract/orders/pricing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryOrder } from '../../../../contract/test/arbitrary-order.ts'
import { propertyRuns } from '../../../../contract/test/runs.ts'
import { partLines } from './part-lines.ts'
import { pricesIncludeVat } from './sale-lines.ts'

const name = { ar: 'تمر', en: 'Dates' }

function getOrder(input: PricingInput) {
  const quote = priceOrder(input)
  const coupon_funded_by = input.coupon && quote.coupon_state === 'applied' ? input.coupon.funded_by : null
  const order = { ...quote, vat_regime: input.vat_regime, vat_rate_bp: input.vat_rate_bp, coupon_funded_by }
  return {
    order,
    lines: quote.lines.map((line, index) => ({
      ...line,
      id: String(index),
      name,
      variant: [],
      options: [],
      sku: null,
      refunded_quantity: 0,
    })),
  }
}

it('credit notes over an order in two pieces add up to its invoice to the halala, and net + VAT = gross in each line', () =>
  fc.assert(
    fc.property(arbitraryOrder, fc.array(fc.nat(12), { minLength: 8, maxLength: 8 }), (input, requested) => {
      const { order, lines } = getOrder(input)
      const first = lines.map(({ id, quantity }, index) => ({ id, quantity: Math.min(quantity, requested[index] ?? 0) }))
      const after = lines.map((line, index) => ({ ...line, refunded_quantity: first[index]?.quantity ?? 0 }))
      const rest = after.map(({ id, quantity, refunded_quantity }) => ({ id, quantity: quantity - refunded_quantity }))
      const one = partLines(order, lines, { units: first, with_fees: false })
      const other = partLines(order, after, { units: rest, with_fees: true })
      for (const line of [...one, ...other]) {
        expect(line.net + line.vat).toBe(line.gross)
        expect(Math.min(line.net, line.vat)).toBeGreaterThanOrEqual(0)
        // a discount below zero would be a charge, which no document may hold. VAT on top is rounded for the whole, and moves a net by a halala
        if (pricesIncludeVat(order, lines)) expect(line.discount, JSON.stringify(line)).toBeGreaterThanOrEqual(0)
        if (line.category === 'O') expect(line.vat).toBe(0)
      }
      const [a, b] = [invoiceTotals(one), invoiceTotals(other)]
      expect({ gross: a.gross + b.gross, vat: a.vat + b.vat }).toEqual({ gross: order.gross, vat: order.vat })
    }),
    { numRuns: propertyRuns(2000) },
  ))
