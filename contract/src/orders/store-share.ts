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

/** The parts of one sale, in halalas: `total` less the three that stay with the platform is `store_share`. */
export interface SaleParts {
  /** The amount that the shopper pays. */
  total: Halalas
  commission: Halalas
  commission_vat: Halalas
  /** The VAT of the sale where the platform remits it. */
  withheld_vat: Halalas
  store_share: Halalas
  /** The VAT of the sale that a registered store remits itself out of its share. */
  own_vat: Halalas
}

/** Divides one unit sold at `price` halalas between the store, the platform and the tax authority. */
export function divideSale(price: Halalas, terms: ShareTerms): SaleParts {
  const { total, vat, commission, commission_vat, store_share } = quoteUnit(price, terms)
  const deemed = terms.vat_regime === 'platform_deemed'
  return { total, commission, commission_vat, withheld_vat: deemed ? vat : 0, store_share, own_vat: deemed ? 0 : vat }
}
