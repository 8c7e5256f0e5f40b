import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { arbitraryOrder } from '../../test/arbitrary-order.ts'
import { plainOrder } from '../../test/plain-order.ts'
import { oraclePrice } from '../../test/pricing-oracle.ts'
import { propertyRuns } from '../../test/runs.ts'
import { freeUnits, type PricedCoupon, type PricingInput, type PricingLine, priceOrder, type Quote } from './pricing.ts'

vi.setConfig({ testTimeout: 60_000 })
const numRuns = propertyRuns(2000)
const sum = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0)
const everyOrder = (claim: (order: PricingInput, quote: Quote) => void) =>
  fc.assert(
    fc.property(arbitraryOrder, (order) => {
      claim(order, priceOrder(order))
    }),
    { numRuns },
  )

const line: PricingLine = {
  product_id: 'a',
  variant_id: 'a',
  unit_price: 10_000,
  price_after_discount: null,
  options_price: 0,
  quantity: 2,
  offer: null,
}
const code: PricedCoupon = {
  type: 'value',
  amount: 2000,
  cap: null,
  order_min_cost: 0,
  free_delivery_charge: false,
  free_cash_charge: false,
  funded_by: 'store',
}

/** The worked example of docs/domain/orders.md#price-worked-example: 200.00 less 20.00, delivery 15.00, COD 10.00, 10 %. */
const worked = plainOrder(10_000, { quantity: 2, coupon: code })

describe('the worked example', () => {
  it('comes out to the halala for a registered store', () => {
    expect(priceOrder(worked)).toMatchObject({
      goods: 18_000,
      total: 20_500,
      vat: 2674,
      net: 17_826,
      commission_base: 15_652,
      commission: 1565,
      commission_vat: 235,
      store_share: 18_700,
    })
  })
  it('leaves 160.26 where the platform is the supplier', () => {
    expect(priceOrder({ ...worked, vat_regime: 'platform_deemed' })).toMatchObject({ total: 20_500, vat: 2674, store_share: 16_026 })
  })
})

describe('every order', () => {
  it('costs the amounts that the independent oracle calculates', () =>
    everyOrder((order, quote) => {
      const { line_shares, line_vat, ...expected } = oraclePrice(order)
      for (const [name, amount] of Object.entries(expected))
        expect([name, BigInt(quote[name as keyof typeof expected])]).toEqual([name, amount])
      expect(quote.lines.map((l) => BigInt(l.coupon_share))).toEqual(order.coupon ? line_shares : order.lines.map(() => 0n))
      expect([...quote.lines.map((l) => l.vat), quote.delivery_vat, quote.cod_fee_vat].map(BigInt)).toEqual(line_vat)
    }))
  it('has no negative figure', () =>
    everyOrder((_order, { lines, ...totals }) => {
      const negative = [totals, ...lines].flatMap((figures) =>
        Object.entries(figures).filter(([, value]) => typeof value === 'number' && value < 0),
      )
      expect(negative).toEqual([])
    }))
  it('has net + vat = gross on the invoice and on every line', () =>
    everyOrder((_order, quote) => {
      for (const doc of [quote, ...quote.lines]) expect(doc.net + doc.vat).toBe(doc.gross)
      expect(sum(quote.lines.map((l) => l.vat)) + quote.delivery_vat + quote.cod_fee_vat).toBe(quote.vat)
    }))
  it('sums from its lines without a lost halala', () =>
    everyOrder((_order, quote) => {
      const of = (key: 'list' | 'offer_discount' | 'coupon_share' | 'goods') => sum(quote.lines.map((l) => l[key]))
      expect([of('list'), of('offer_discount'), of('coupon_share'), of('goods')]).toEqual([
        quote.list,
        quote.offer_discount,
        quote.coupon_discount,
        quote.goods,
      ])
      expect(quote.list - quote.offer_discount).toBe(quote.subtotal)
      expect(quote.list - quote.offer_discount - quote.coupon_discount).toBe(quote.goods)
      expect(quote.goods + quote.delivery + quote.cod_fee + quote.vat_added).toBe(quote.total)
      expect(quote.wallet_part + quote.to_charge).toBe(quote.total)
    }))
  it('is divided without a rest: total + promo = store + commission + fees + VAT the platform owes', () =>
    everyOrder((order, q) => {
      const vat = order.vat_regime === 'platform_deemed' ? q.vat : 0
      expect(q.store_share + q.commission + q.commission_vat + q.platform_fee + q.platform_fee_vat + vat).toBe(
        q.total + q.platform_discount,
      )
    }))
  it('charges its lines exactly the shopper’s payment, unless the platform pays a part', () =>
    everyOrder((order, quote) => {
      if (quote.platform_discount === 0) expect(quote.lines.map((l) => l.total)).toEqual(quote.lines.map((l) => l.gross))
      if (order.is_products_including_vat) expect(quote.lines.map((l) => l.total)).toEqual(quote.lines.map((l) => l.goods))
    }))
  it('takes a percentage code off the price after offers', () =>
    everyOrder((order, quote) => {
      if (order.coupon?.type !== 'percentage' || quote.coupon_state !== 'applied' || order.coupon.cap !== null) return
      expect(Math.abs(quote.coupon_discount * 10_000 - quote.coupon_base * order.coupon.amount)).toBeLessThanOrEqual(5000)
    }))
  it('takes a code off its own goods only, at most their price', () =>
    everyOrder((order, quote) => {
      quote.lines.forEach((line, i) => {
        if (order.lines[i]?.outside_coupon) expect(line.coupon_share).toBe(0)
        expect(line.coupon_share).toBeLessThanOrEqual(line.list - line.offer_discount)
      })
      expect(quote.coupon_discount).toBeLessThanOrEqual(quote.coupon_base)
      if (!order.lines.every((line) => line.outside_coupon)) return
      expect([quote.coupon_discount, quote.delivery_waived, quote.cod_fee_waived, quote.platform_discount]).toEqual([0, 0, 0, 0])
      expect(quote.coupon_state).toBe(order.coupon ? 'other_goods' : 'none')
    }))
  it('waives a fee completely or not at all, and only with a code that does so', () =>
    everyOrder((order, quote) => {
      const applied = quote.coupon_state === 'applied' ? order.coupon : null
      const { free_from = null } = order
      const charge = free_from !== null && quote.subtotal >= free_from ? 0 : order.delivery_charge
      expect(quote.delivery + quote.delivery_waived).toBe(charge)
      expect(quote.delivery_waived).toBe(applied?.free_delivery_charge ? charge : 0)
      if (!applied?.free_cash_charge) expect(quote.cod_fee_waived).toBe(0)
      expect(Math.min(quote.cod_fee, quote.cod_fee_waived)).toBe(0)
    }))
  it('gives free units away completely and nothing else of that line', () =>
    everyOrder((order, quote) => {
      quote.lines.forEach((line, i) => {
        const offer = order.lines[i]?.offer
        if (offer?.offer_type !== 'free_product') return
        expect(line.offer_discount).toBe(line.unit * freeUnits(line.quantity, offer.offer_value))
        expect(line.free_units).toBeLessThan(line.quantity)
      })
    }))
  it('costs no less for one unit more, where no code changes at a threshold', () =>
    everyOrder((order) => {
      const [first, ...rest] = order.lines
      if (!first) return
      // A minimum or free delivery newly reached lowers the total on purpose, a percent code's cap and rounding don't.
      const plain = { ...order, free_from: null, coupon: order.coupon && { ...order.coupon, order_min_cost: 0 } }
      const more = { ...plain, lines: [{ ...first, quantity: first.quantity + 1 }, ...rest] }
      expect(priceOrder(more).total).toBeGreaterThanOrEqual(priceOrder(plain).total)
    }))
  it('has one payer for its code: the store by a lower price, or the platform by a discount', () =>
    everyOrder((order, quote) => {
      if (order.coupon?.funded_by !== 'platform') expect(quote.platform_discount).toBe(0)
      const without = priceOrder({ ...order, coupon: null })
      if (order.coupon?.funded_by === 'platform' && order.payment_method !== 'cod') expect(quote.commission).toBe(without.commission)
    }))
  it('never takes more from the wallet than its balance, the requested part, or the amount due', () =>
    everyOrder((order, quote) => {
      expect(quote.wallet_part).toBeLessThanOrEqual(Math.min(order.wallet_balance, quote.total))
      if (order.payment_method !== 'wallet') expect(quote.wallet_part).toBeLessThanOrEqual(order.wallet_requested)
    }))
  it('is the same each time it is calculated', () => everyOrder((order, quote) => expect(priceOrder({ ...order })).toEqual(quote)))
  it('is divided without a rest if the platform keeps the fees and accounts for their VAT', () =>
    everyOrder((order) => {
      const q = priceOrder({ ...order, platform_keeps_fees: true })
      const vat = order.vat_regime === 'platform_deemed' ? q.vat : 0
      expect(q.platform_fee + q.platform_fee_vat).toBe(q.delivery + q.cod_fee)
      expect([q.delivery_vat, q.cod_fee_vat]).toEqual([0, 0])
      expect(q.store_share + q.commission + q.commission_vat + q.platform_fee + q.platform_fee_vat + vat).toBe(
        q.total + q.platform_discount,
      )
      expect(q.net + q.vat).toBe(q.gross)
      for (const amount of [q.store_share, q.platform_discount, q.net]) expect(amount).toBeGreaterThanOrEqual(0)
    }))
})

describe('particular orders', () => {
  it('with nothing to pay have no COD fee', () => {
    const free: PricingInput = { ...worked, coupon: { ...code, type: 'percentage', amount: 10_000, free_delivery_charge: true } }
    expect(priceOrder(free)).toMatchObject({ goods: 0, total: 0, cod_fee: 0, vat: 0, commission: 0, store_share: 0 })
    expect(priceOrder({ ...worked, wallet_requested: 19_500, wallet_balance: 19_500 })).toMatchObject({
      total: 19_500,
      cod_fee: 0,
      to_charge: 0,
    })
    expect(priceOrder({ ...worked, wallet_requested: 19_499, wallet_balance: 19_500 })).toMatchObject({
      total: 20_500,
      cod_fee: 1000,
      to_charge: 1001,
    })
  })
  it('with a promo code by the platform leave the store’s share unchanged', () => {
    const promo = priceOrder({ ...worked, coupon: { ...code, funded_by: 'platform', free_delivery_charge: true } })
    const plain = priceOrder({ ...worked, coupon: null })
    expect(promo).toMatchObject({
      total: 19_000,
      platform_discount: 3500,
      delivery: 0,
      delivery_waived: 1500,
      gross: plain.total,
      vat: plain.vat,
    })
    expect(promo.store_share).toBe(plain.store_share)
  })
  it('of a store without VAT have no VAT line, and commission is on the whole price', () => {
    expect(priceOrder({ ...worked, applying_vat_admission: false })).toMatchObject({
      vat: 0,
      net: 20_500,
      commission_base: 18_000,
      commission: 1800,
    })
  })
  it('with prices that exclude VAT add it once for the document', () => {
    expect(priceOrder({ ...worked, is_products_including_vat: false })).toMatchObject({
      vat: 3075,
      vat_added: 3075,
      total: 23_575,
      commission_base: 18_000,
    })
    expect(priceOrder({ ...worked, is_products_including_vat: false, calc_vat_on_charge: false })).toMatchObject({
      vat: 2700,
      total: 23_200,
      delivery_vat: 0,
    })
  })
  it('do not accept a code below its minimum, nor its free delivery', () => {
    const coupon = { ...code, order_min_cost: 20_001, free_delivery_charge: true }
    expect(priceOrder({ ...worked, coupon })).toMatchObject({ coupon_state: 'below_minimum', coupon_discount: 0, delivery: 1500 })
  })
  it('have free delivery from an amount after offers and before the code, at no cost to the platform', () => {
    const free = priceOrder({ ...worked, free_from: 20_000 })
    expect(free).toMatchObject({
      subtotal: 20_000,
      goods: 18_000,
      delivery: 0,
      delivery_waived: 0,
      delivery_vat: 0,
      total: 19_000,
      vat: 2478,
    })
    expect(free.store_share).toBe(priceOrder({ ...worked, delivery_charge: 0 }).store_share)
    expect(priceOrder({ ...worked, free_from: 20_001 })).toMatchObject({ delivery: 1500, total: 20_500 })
    const promo: PricedCoupon = { ...code, funded_by: 'platform', free_delivery_charge: true }
    expect(priceOrder({ ...worked, coupon: promo, free_from: 20_000 })).toMatchObject({ delivery_waived: 0, platform_discount: 2000 })
    expect(() => priceOrder({ ...worked, free_from: 0.5 })).toThrow(RangeError)
  })
  it('compare the minimum of a code with all goods, and deduct it from its own', () => {
    const lines = [line, { ...line, product_id: 'b', quantity: 1, outside_coupon: true }]
    const coupon: PricedCoupon = { ...code, type: 'percentage', amount: 5000, cap: null, order_min_cost: 30_000 }
    const quote = priceOrder({ ...worked, lines, coupon })
    expect(quote).toMatchObject({ subtotal: 30_000, coupon_base: 20_000, coupon_discount: 10_000, coupon_state: 'applied' })
    expect(quote.lines.map((one) => one.coupon_share)).toEqual([10_000, 0])
    expect(priceOrder({ ...worked, lines, coupon: { ...coupon, order_min_cost: 30_001 } }).coupon_state).toBe('below_minimum')
  })
  it('use a discounted price only if it is lower', () => {
    const at = (price_after_discount: number | null) =>
      priceOrder({ ...worked, coupon: null, lines: [{ ...line, price_after_discount }] }).list
    expect([at(null), at(9000), at(10_000), at(12_000), at(0)]).toEqual([20_000, 18_000, 20_000, 20_000, 20_000])
  })
  it('free one unit of three where two bring one', () => {
    expect([1, 2, 3, 5, 6].map((quantity) => freeUnits(quantity, 2))).toEqual([0, 0, 1, 1, 2])
  })
  it.each([{ quantity: 0 }, { quantity: -1 }, { quantity: 1.5 }, { unit_price: -1 }, { unit_price: 0.1 + 0.2 }])('reject %j', (wrong) => {
    expect(() => priceOrder({ ...worked, lines: [{ ...line, ...wrong }] })).toThrow(RangeError)
  })
})
