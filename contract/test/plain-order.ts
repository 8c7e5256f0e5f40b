import type { PricingInput } from '../src/orders/pricing.ts'

/**
 * An order of a registered store: so many of one product, delivery 15.00, COD fee 10.00, VAT 15 %, commission 10 %. `changes` replace parts of it.
 * With goods of 180.00 it is the worked example of docs/domain/orders.md#price-worked-example.
 */
export const plainOrder = (
  unit_price: number,
  { quantity = 1, ...changes }: Partial<PricingInput> & { quantity?: number } = {},
): PricingInput => ({
  lines: [{ product_id: 'p', variant_id: 'p', unit_price, price_after_discount: null, options_price: 0, quantity, offer: null }],
  coupon: null,
  delivery_charge: 1500,
  cod_fee: 1000,
  payment_method: 'cod',
  wallet_requested: 0,
  wallet_balance: 0,
  is_products_including_vat: true,
  calc_vat_on_charge: true,
  applying_vat_admission: true,
  vat_rate_bp: 1500,
  vat_regime: 'registered',
  commission_bp: 1000,
  ...changes,
})
