import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { sumAmounts } from '@rahba/contract/kernel/money'
import { priceUnderOffer } from '@rahba/contract/orders/pricing'
import type { CartRefusal } from '../cart/keep-cart.server.ts'
import type { BuyFaults } from '../cart/read-line.server.ts'
import type { Pricing } from '../shown-price.ts'
import { chooseVariant, isGone } from './find-variant.ts'
import { chosenOptions } from './options.tsx'

/** The id of the form that the product is bought with: its button on a phone is not inside of it. */
export const buyFormId = 'buy'

/** The state of a product's form: what it was filled with, and the answer to sending it. */
export interface BuyState {
  /** The names of the form's fields with what was chosen or typed. */
  values: readonly (readonly [name: string, value: string])[]
  faults: BuyFaults
  refused: CartRefusal | null
  added: boolean
}

/**
 * Returns the variant and the options that a form names, with the prices of a piece in halalas. If it names values that are not offered together
 * (`isUnavailable`), the variant is the nearest one, whose price is not shown.
 */
export function priceChoice(product: MarketProduct, values: BuyState['values']) {
  const ids = values.map(([, value]) => value)
  const options = chosenOptions(product, ids)
  const extra = sumAmounts(options.map(({ price }) => price))
  const variant = chooseVariant(product.variants, ids)
  const { price, final_price } = variant ?? product
  const { offer, vat_added_bp, vat_shown } = product
  const pricing: Pricing = { price, final_price, offer, vat_added_bp, vat_shown }
  return {
    ids,
    options,
    variant,
    isUnavailable: isGone(product, ids),
    pricing,
    before: price + extra,
    now: priceUnderOffer(final_price + extra, offer),
  }
}
