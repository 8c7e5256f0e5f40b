import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { arbitraryOrder } from '../../../test/arbitrary-order.ts'
import { plainOrder } from '../../../test/plain-order.ts'
import { oracleUnits } from '../../../test/refund-oracle.ts'
import { propertyRuns } from '../../../test/runs.ts'
import { type PricingInput, priceOrder, type Quote } from '../pricing.ts'
import {
  addParts,
  amountForUnits,
  cutRefund,
  feesGoBack,
  orderLess,
  payableUnits,
  quoteRefund,
  type RefundableLine,
  type RefundParts,
} from './refund.ts'

vi.setConfig({ testTimeout: 60_000 })
const numRuns = propertyRuns(1000)

const toRefundableLines = (quote: Quote): RefundableLine[] =>
  quote.lines.map((line, at) => ({ ...line, id: String(at), refunded_quantity: 0 }))
const toRefundableOrder = (input: PricingInput, quote: Quote) => ({ ...quote, vat_regime: input.vat_regime })

/** An order with a way of taking all its units in some pieces, in some order. */
const inPieces = fc
  .tuple(arbitraryOrder, fc.boolean(), fc.infiniteStream(fc.nat({ max: 1_000_000 })))
  .map(([order, platform_keeps_fees, stream]) => {
    const input = { ...order, platform_keeps_fees }
    const quote = priceOrder(input)
    const units = quote.lines.flatMap((line, at) => Array.from({ length: line.quantity }, () => at))
    const [random] = [stream[Symbol.iterator]()]
    const next = () => Number(random.next().value)
    const shuffled = units.map((at) => [next(), at] as const).toSorted(([a], [b]) => a - b)
    const pieces: number[][] = []
    for (const [, at] of shuffled) {
      const last = pieces.at(-1)
      if (!last || next() % 3 === 0) pieces.push([at])
      else last.push(at)
    }
    return { input, quote, pieces }
  })

/** Refunds the pieces one after the other. */
function refundAll(input: PricingInput, quote: Quote, pieces: readonly number[][]): RefundParts[] {
  const lines = toRefundableLines(quote)
  return pieces.map((piece, i) => {
    const taken = [...Map.groupBy(piece, (at) => at)].map(([at, units]) => ({ id: String(at), quantity: units.length }))
    const { parts } = quoteRefund(toRefundableOrder(input, quote), lines, taken, i === pieces.length - 1)
    for (const { id, quantity } of taken) {
      const line = lines[Number(id)]
      if (line) line.refunded_quantity += quantity
    }
    return parts
  })
}

const everyOrder = (claim: (given: { input: PricingInput; quote: Quote; pieces: number[][] }) => void) =>
  fc.assert(fc.property(inPieces, claim), { numRuns })

describe('partial refunds', () => {
  it('add up to the whole order, whatever the pieces and their order', () =>
    everyOrder(({ input, quote, pieces }) => {
      expect(addParts(refundAll(input, quote, pieces))).toEqual({
        total: quote.total,
        promo: quote.platform_discount,
        commission: quote.commission,
        commission_vat: quote.commission_vat,
        platform_fee: quote.platform_fee,
        platform_fee_vat: quote.platform_fee_vat,
        vat: quote.vat,
        store: quote.store_share,
      })
    }))
  it('never exceed the paid amount on the way there', () =>
    everyOrder(({ input, quote, pieces }) => {
      let so_far = 0
      for (const parts of refundAll(input, quote, pieces)) {
        expect(parts.total).toBeGreaterThanOrEqual(0)
        so_far += parts.total
        expect(so_far).toBeLessThanOrEqual(quote.total)
      }
    }))
  it('balance each: the refund equals the amounts taken back', () =>
    everyOrder(({ input, quote, pieces }) => {
      const deemed = input.vat_regime === 'platform_deemed'
      for (const p of refundAll(input, quote, pieces))
        expect(p.total + p.promo).toBe(
          p.store + p.commission + p.commission_vat + p.platform_fee + p.platform_fee_vat + (deemed ? p.vat : 0),
        )
    }))
  it('match an independent calculation by units', () =>
    everyOrder(({ input, quote, pieces }) => {
      const { units, fees } = oracleUnits(quote, input.vat_regime === 'platform_deemed')
      const queues = quote.lines.map((_, at) => units.filter(({ line }) => line === at))
      for (const [i, parts] of refundAll(input, quote, pieces).entries()) {
        const picked = (pieces[i] ?? []).map((at) => queues[at]?.shift())
        const count = (name: 'total' | 'promo' | 'commission' | 'commission_vat' | 'vat') =>
          picked.reduce((all, unit) => all + (unit?.[name] ?? 0), 0)
        const last = i === pieces.length - 1
        expect(parts).toMatchObject({
          total: count('total') + (last ? fees.total : 0),
          promo: count('promo') + (last ? fees.promo : 0),
          vat: count('vat') + (last ? fees.vat : 0),
          commission: count('commission'),
          commission_vat: count('commission_vat'),
        })
      }
    }))
  it('leave an order that still adds up after each of them', () =>
    everyOrder(({ input, quote, pieces }) => {
      let left = { ...toRefundableOrder(input, quote) }
      for (const parts of refundAll(input, quote, pieces)) {
        left = orderLess(left, parts)
        expect(left.wallet_part + left.to_charge).toBe(left.total)
        expect(Math.min(left.wallet_part, left.to_charge, left.total)).toBeGreaterThanOrEqual(0)
      }
      expect([left.total, left.store_share, left.commission, left.platform_discount]).toEqual([0, 0, 0, 0])
    }))
  it('can be cut, and still balance', () =>
    fc.assert(
      fc.property(inPieces, fc.nat({ max: 10_000 }), ({ input, quote, pieces }, share) => {
        for (const parts of refundAll(input, quote, pieces)) {
          const amount = Math.floor((parts.total * share) / 10_000)
          const cut = cutRefund(parts, amount, input.vat_regime)
          expect(cut.total).toBe(amount)
          expect(cut.total + cut.promo).toBe(
            cut.store +
              cut.commission +
              cut.commission_vat +
              cut.platform_fee +
              cut.platform_fee_vat +
              (input.vat_regime === 'platform_deemed' ? cut.vat : 0),
          )
          expect(cut.commission).toBeLessThanOrEqual(parts.commission)
        }
      }),
      { numRuns },
    ))
})

describe('the units of a line', () => {
  it('divide its amount to the halala, and the first unit carries the rest', () => {
    expect([0, 1, 2].map((before) => amountForUnits(1000, 3, before, 1))).toEqual([334, 333, 333])
    expect([0, 1, 2].map((before) => amountForUnits(-2, 3, before, 1))).toEqual([-1, -1, 0])
  })
})

/** The example of docs/domain/orders.md#price-worked-example with three units instead of one: 180.00 of goods, 15.00 delivery, 10.00 COD fee. */
const worked = priceOrder(plainOrder(6000, { quantity: 3 }))
const order = { ...worked, vat_regime: 'registered' } as const

describe('the worked example', () => {
  it('gives one unit of three back with its third of the commission', () => {
    const { parts, fees } = quoteRefund(order, toRefundableLines(worked), [{ id: '0', quantity: 1 }], false)
    expect(fees).toBeNull()
    expect(parts).toMatchObject({ total: 6000, commission: 522, commission_vat: 79, store: 5399 })
  })
  it('refunds the whole with the fees, and reverses the store’s share', () =>
    expect(quoteRefund(order, toRefundableLines(worked), [{ id: '0', quantity: 3 }], true).parts).toMatchObject({
      total: 20_500,
      commission: 1565,
      commission_vat: 235,
      store: 18_700,
    }))
  it('leaves half with the store if half is deducted', () => {
    const { parts } = quoteRefund(order, toRefundableLines(worked), [{ id: '0', quantity: 3 }], false)
    expect(cutRefund(parts, 9000, 'registered')).toMatchObject({ total: 9000, commission: 783, commission_vat: 118, store: 8099 })
    expect(() => cutRefund(parts, 18_001, 'registered')).toThrow(RangeError)
  })
  it('rejects units and lines that the order does not have', () => {
    expect(() => quoteRefund(order, toRefundableLines(worked), [{ id: '0', quantity: 4 }], false)).toThrow(RangeError)
    expect(() => quoteRefund(order, toRefundableLines(worked), [{ id: '9', quantity: 1 }], false)).toThrow(RangeError)
  })
})

describe('the rules', () => {
  it('refund fees with the last goods, and to a shopper at fault only before shipping', () => {
    expect(feesGoBack({ whole: false, sent: false, fault: 'store' })).toBe(false)
    expect(feesGoBack({ whole: true, sent: false, fault: 'customer' })).toBe(true)
    expect(feesGoBack({ whole: true, sent: true, fault: 'customer' })).toBe(false)
    expect(feesGoBack({ whole: true, sent: true, fault: 'carrier' })).toBe(true)
  })
  it('refund missing items unless the shopper had them', () => {
    expect(payableUnits({ quantity: 3, missing: 1 }, 'customer')).toBe(2)
    expect(payableUnits({ quantity: 3, missing: 1 }, 'carrier')).toBe(3)
  })
})
