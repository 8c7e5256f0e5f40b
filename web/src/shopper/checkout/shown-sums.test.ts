import { type PricedCoupon, type PricingInput, priceOrder } from '@rahba/contract/orders/pricing'
import { expect, test } from 'vitest'
import { cartPart } from '../../../test/cart-part.ts'
import type { CheckoutStoreView } from './checkout-view.server.ts'
import { addSums, getShownSums } from './shown-sums.ts'

const line = {
  ...{ product_id: 'a', variant_id: 'a', unit_price: 10_000, price_after_discount: null, options_price: 0, quantity: 1 },
  offer: { offer_type: 'percentage', offer_value: 3333 } as const,
}
const input: PricingInput = {
  lines: [line, { ...line, unit_price: 3333, offer: null, price_after_discount: 2999 }, { ...line, unit_price: 777 }],
  coupon: null,
  ...{ delivery_charge: 1555, cod_fee: 1011, payment_method: 'cod', wallet_requested: 0, wallet_balance: 0 },
  ...{ is_products_including_vat: true, calc_vat_on_charge: true, applying_vat_admission: true },
  ...{ vat_rate_bp: 1500, vat_regime: 'registered', commission_bp: 0 },
}
const coupon: PricedCoupon = {
  type: 'value',
  ...{ amount: 2000, cap: null, order_min_cost: 0 },
  ...{ free_delivery_charge: false, free_cash_charge: false },
  funded_by: 'store',
}

/** The amounts that the page shows of an order, and the total that is placed. */
function show(changes: Partial<PricingInput>) {
  const asked = { ...input, ...changes }
  const price = (some: PricingInput['lines'], more: Partial<PricingInput> = {}) =>
    priceOrder({ ...asked, lines: some, coupon: null, payment_method: 'bank_transfer', delivery_charge: 0, ...more })
  const undiscounted = asked.lines.map((one) => ({ ...one, offer: null, price_after_discount: null }))
  const totals = price(asked.lines).lines.map(({ total }) => total)
  const before = undiscounted.map((one) => price([one]).total)
  // The sums read these parts of a line only.
  const lines = totals.map((total, at) => ({ total, total_before: before[at] })) as CheckoutStoreView['part']['lines']
  const quote = priceOrder(asked)
  // And these of a quote.
  return { quote, sums: getShownSums(cartPart('Layan', 0, { lines }), quote as unknown as NonNullable<CheckoutStoreView['quote']>) }
}

test('the rows add up to the total, with and without VAT in prices, and with and without a code', () => {
  for (const is_products_including_vat of [true, false])
    for (const calc_vat_on_charge of [true, false])
      for (const code of [null, coupon, { ...coupon, free_delivery_charge: true }])
        for (const delivery_charge of [1555, 0]) {
          const changes = { is_products_including_vat, calc_vat_on_charge, coupon: code, delivery_charge }
          const { sums, quote } = show(changes)
          const { goods, discount, delivery, cod_fee, total } = sums
          expect(goods - discount + delivery + cod_fee, JSON.stringify(changes)).toBe(total)
          expect(total).toBe(quote.total)
          expect([discount > 0, delivery > 0, cod_fee > 0]).toEqual([code !== null, quote.delivery > 0, true])
        }
})

test('an offer is deducted at the lines, and shown once as the saving', () => {
  const { sums, quote } = show({})
  expect(quote.offer_discount).toBeGreaterThan(0)
  expect(sums.goods).toBe(quote.list - quote.offer_discount)
  expect(sums.saved).toBe(quote.offer_discount + 334)
})

test('the saving includes the discount of a code', () => {
  const [{ sums: without }, { sums }] = [show({}), show({ coupon })]
  expect(sums.discount).toBeGreaterThan(0)
  expect(sums.saved).toBe(without.saved + sums.discount)
})

test('several orders are added row by row', () => {
  const [one, other] = [show({}).sums, show({ coupon }).sums]
  const sum = addSums([one, other])
  expect(sum.total).toBe(sum.goods - sum.discount + sum.delivery + sum.cod_fee)
  expect(sum).toMatchObject({ total: one.total + other.total, saved: one.saved + other.saved, vat: one.vat + other.vat })
})
