import type { Halalas } from '../kernel/money.ts'
import { type PricingInput, priceOrder, type Quote } from './pricing.ts'

/** The inputs of a store's share beside its price. */
type ShareTerms = Pick<
  PricingInput,
  'is_products_including_vat' | 'applying_vat_admission' | 'vat_rate_bp' | 'vat_regime' | 'commission_bp'
>

/**
 * One unit sold at `price` halalas without options, offer, code or delivery, by the rules that price orders: `store_share` of it is what the store
 * receives.
 */
export const quoteUnit = (price: Halalas, terms: ShareTerms): Quote =>
  priceOrder({
    ...terms,
    lines: [{ product_id: '', variant_id: '', unit_price: price, price_after_discount: null, options_price: 0, quantity: 1, offer: null }],
    coupon: null,
    delivery_charge: 0,
    cod_fee: 0,
    payment_method: 'bank_transfer',
    wallet_requested: 0,
    wallet_balance: 0,
    calc_vat_on_charge: false,
  })
