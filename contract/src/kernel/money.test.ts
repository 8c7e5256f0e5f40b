import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { propertyRuns } from '../../test/runs.ts'
import { allocate, formatAmount, parseAmount, percentage, plainAmount, roundHalfUp, vatInside, vatOnTop } from './money.ts'

vi.setConfig({ testTimeout: 60_000 })
const numRuns = propertyRuns(10_000)
const check = <T>(property: fc.IProperty<T>) => fc.assert(property, { numRuns })
/** A property whose claim is its expectations; what they return says nothing. */
const over = <T extends [unknown, ...unknown[]]>(from: { [K in keyof T]: fc.Arbitrary<T[K]> }, claim: (...values: T) => void) =>
  fc.property(fc.tuple<T>(...from), (values) => {
    claim(...values)
  })

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
const signed = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 }).filter((w) => w.some((x) => x > 0))
const sum = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0)

describe('rounding', () => {
  it('is within half a unit of the exact quotient', () =>
    check(
      over([signed, fc.integer({ min: 1, max: 1_000_000 })], (a, b) => {
        const off = 2n * (BigInt(roundHalfUp(a, b)) * BigInt(b) - BigInt(a))
        expect(off <= BigInt(b) && off >= -BigInt(b)).toBe(true)
      }),
    ))
  it('rounds a half up, away from zero', () =>
    check(
      over([fc.integer({ min: 0, max: 1_000_000_000 })], (n) => {
        expect(roundHalfUp(2 * n + 1, 2)).toBe(n + 1)
        expect(roundHalfUp(-(2 * n + 1), 2)).toBe(-(n + 1))
      }),
    ))
  it('is symmetric for negative amounts', () =>
    check(over([signed, fc.integer({ min: 1, max: 1_000_000 })], (a, b) => expect(roundHalfUp(-a, b) + roundHalfUp(a, b)).toBe(0))))
  it('never decreases when the amount grows', () =>
    check(over([amount, rate], (a, bp) => expect(percentage(a + 1, bp)).toBeGreaterThanOrEqual(percentage(a, bp)))))
  it('returns zero for 0 % and the whole for 100 %', () =>
    check(over([amount], (a) => expect([percentage(a, 0), percentage(a, 10_000)]).toEqual([0, a]))))
  it('stays between zero and the whole', () =>
    check(over([amount, rate], (a, bp) => expect(percentage(a, bp)).toSatisfy((part: number) => part >= 0 && part <= a))))
  it('rejects unsafe integers and division by zero', () => {
    expect(() => percentage(Number.MAX_SAFE_INTEGER, 20_000)).toThrow(RangeError)
    expect(() => roundHalfUp(1, 0)).toThrow(RangeError)
    expect(percentage(Number.MAX_SAFE_INTEGER, 10_000)).toBe(Number.MAX_SAFE_INTEGER)
  })
})

describe('VAT', () => {
  it('at 15 % inside a price is 3/23 of it', () =>
    check(over([amount], (gross) => expect(vatInside(gross, 1500)).toBe(roundHalfUp(3 * gross, 23)))))
  it('added to a net price is the VAT inside the gross price', () =>
    check(over([amount, rate], (net, bp) => expect(vatInside(net + vatOnTop(net, bp), bp)).toBe(vatOnTop(net, bp)))))
  it('inside a price leaves a net price that leads back to it within a halala', () =>
    check(
      over([amount, rate], (gross, bp) => {
        const net = gross - vatInside(gross, bp)
        expect(Math.abs(net + vatOnTop(net, bp) - gross)).toBeLessThanOrEqual(1)
      }),
    ))
  it('matches the figures of the reference, where floats go wrong', () => {
    expect(vatInside(20_500, 1500)).toBe(2674)
    expect(vatOnTop(10_075, 1000)).toBe(1008)
    expect(percentage(223, 5000)).toBe(112)
  })
})

describe('allocation', () => {
  it('sums exactly', () => check(over([amount, weights], (total, w) => expect(sum(allocate(total, w))).toBe(total))))
  it('gives each within one halala of its exact share', () =>
    check(
      over([amount, weights], (total, w) => {
        const all = w.reduce((a, b) => a + BigInt(b), 0n)
        allocate(total, w).forEach((part, i) => {
          const off = BigInt(part) * all - BigInt(total) * BigInt(w[i] ?? 0)
          expect(off < all && off > -all).toBe(true)
        })
      }),
    ))
  it('gives a heavier weight at least as much, and a weight of zero nothing', () =>
    check(
      over([amount, weights], (total, w) => {
        const parts = allocate(total, w)
        const pairs = w.map((weight, i) => [weight, parts[i] ?? 0] as const).toSorted((a, b) => a[0] - b[0])
        for (const [weight, part] of pairs) if (weight === 0) expect(part).toBe(0)
        let [lightest, least] = [0, 0]
        for (const [weight, part] of pairs) {
          if (weight > lightest) expect(part).toBeGreaterThanOrEqual(least)
          ;[lightest, least] = [weight, part]
        }
      }),
    ))
  it('never gives more than the weight if the total is within the weights, so a discount is at most its line', () =>
    check(
      over([weights, fc.integer({ min: 0, max: 10_000 })], (w, bp) => {
        allocate(percentage(sum(w), bp), w).forEach((part, i) => {
          expect(part).toBeLessThanOrEqual(w[i] ?? 0)
        })
      }),
    ))
  it('gives odd halalas of equal weights to the first ones', () =>
    check(
      over([amount, fc.integer({ min: 1, max: 20 })], (total, n) => {
        const parts = allocate(total, Array<number>(n).fill(7))
        expect(parts).toEqual(parts.toSorted((a, b) => b - a))
      }),
    ))
  it('splits a negative total as the mirror of the positive one', () =>
    check(over([amount, weights], (total, w) => expect(allocate(-total, w).map((part) => 0 - part)).toEqual(allocate(total, w)))))
  it('refuses to allocate over zero weights', () => {
    expect(() => allocate(1, [0, 0])).toThrow(RangeError)
    expect(() => allocate(1, [])).toThrow(RangeError)
    expect(() => allocate(5, [3, -1])).toThrow(RangeError)
    expect(allocate(0, [0, 0])).toEqual([0, 0])
  })
})

describe('amounts as text', () => {
  it('are read back from both written forms', () =>
    check(over([signed], (a) => expect([parseAmount(formatAmount(a)), parseAmount(plainAmount(a))]).toEqual([a, a]))))
  it('are read in Arabic-Indic and Persian digits alike', () =>
    check(
      over([signed, fc.constantFrom(0x0660, 0x06f0)], (a, zero) => {
        const arabic = plainAmount(a)
          .replace(/\d/g, (d) => String.fromCharCode(zero + Number(d)))
          .replace('.', '٫')
        expect(parseAmount(arabic)).toBe(a)
      }),
    ))
  it('have two decimals and groups of three', () =>
    check(over([signed], (a) => expect(formatAmount(a)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/))))
  it.each([
    ['١٢٫٥٠', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['.5', 50],
    ['١٬٢٥٠٫٧٥ ر.س', 125_075],
    ['SAR 1,250.75', 125_075],
    ['\u200f49.95 \u20c1', 4995],
    ['-3.10', -310],
    ['0', 0],
    ['-0', 0],
  ])('reads %s', (text, halalas) => expect(parseAmount(text)).toBe(halalas))
  it.each(['', '.', '-', '1.234', '1,25', '12,5', '1e3', 'عشرة', '0x10', '1.2.3', '99999999999999999', 'Infinity', '--1'])(
    'rejects %j',
    (text) => expect(parseAmount(text)).toBeNull(),
  )
  it('refuses to print a fraction of a halala', () => expect(() => formatAmount(0.5)).toThrow(RangeError))
})
