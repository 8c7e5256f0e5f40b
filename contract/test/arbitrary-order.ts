import fc from 'fast-check'
import type { PricedCoupon, PricedOffer, PricingInput, PricingLine } from '../src/orders/pricing.ts'

// Prices cluster at the small and the odd: that is where roundings part ways.
const price = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 5_000_000 }))

const offer: fc.Arbitrary<PricedOffer> = fc.oneof(
  fc.record({ offer_type: fc.constant('value' as const), offer_value: price }),
  fc.record({ offer_type: fc.constant('percentage' as const), offer_value: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ offer_type: fc.constant('free_product' as const), offer_value: fc.integer({ min: 1, max: 4 }) }),
)

const line: fc.Arbitrary<PricingLine> = fc.record({
  product_id: fc.uuid(),
  variant_id: fc.uuid(),
  unit_price: price,
  price_after_discount: fc.option(price),
  options_price: fc.oneof(fc.constant(0), price),
  quantity: fc.integer({ min: 1, max: 12 }),
  offer: fc.option(offer),
  outside_coupon: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})

const coupon: fc.Arbitrary<PricedCoupon> = fc
  .record({
    type: fc.constantFrom('value' as const, 'percentage' as const),
    value: price,
    percentage: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constant(10_000)),
    cap: fc.option(price),
    order_min_cost: fc.oneof(fc.constant(0), price),
    free_delivery_charge: fc.boolean(),
    free_cash_charge: fc.boolean(),
    funded_by: fc.constantFrom('store' as const, 'platform' as const),
  })
  .map(({ value, percentage, ...rest }) => ({ ...rest, amount: rest.type === 'value' ? value : percentage }))

/** Orders as they may come, degenerate ones included: free goods, codes above the goods, wallets that cover all. */
export const arbitraryOrder: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  coupon: fc.option(coupon),
  delivery_charge: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })),
  free_from: fc.option(price, { nil: null }),
  cod_fee: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
  payment_method: fc.constantFrom('cod', 'bank_transfer', 'wallet', 'mada'),
  wallet_requested: fc.oneof(fc.constant(0), price, fc.constant(1_000_000_000)),
  wallet_balance: fc.oneof(fc.constant(0), price, fc.constant(1_000_000_000)),
  is_products_including_vat: fc.boolean(),
  calc_vat_on_charge: fc.boolean(),
  applying_vat_admission: fc.boolean(),
  vat_rate_bp: fc.constantFrom(1500, 1500, 0, 500),
  vat_regime: fc.constantFrom('registered' as const, 'platform_deemed' as const),
  commission_bp: fc.integer({ min: 0, max: 5000 }),
})
