import type { MarketProduct, MarketProductCard } from '@rahba/contract/catalog/market/market'
import { vatOnTop } from '@rahba/contract/kernel/money'
import { priceUnderOffer } from '@rahba/contract/orders/pricing'

export type PriceVat = Pick<MarketProductCard, 'vat_added_bp' | 'vat_shown'>

/** A price as it is shown, in halalas: with the VAT that is added to it, where its store shows prices so. */
export const shownPrice = (price: number, { vat_added_bp, vat_shown }: PriceVat): number =>
  vat_shown ? price + vatOnTop(price, vat_added_bp) : price

/** True if the shown price lacks VAT that will be paid. */
export const isBeforeVat = ({ vat_added_bp, vat_shown }: PriceVat): boolean => vat_added_bp > 0 && !vat_shown

/** The parts that the price of a product is made of. */
export type Pricing = PriceVat & Pick<MarketProduct, 'price' | 'final_price' | 'offer'>

/**
 * The prices that are shown of a product.
 * @param extra the price of the chosen options together, in halalas
 * @returns halalas: what it costs, and what it would cost without discount and offer
 */
export const pricesWith = (product: Pricing, extra: number) => ({
  now: shownPrice(priceUnderOffer(product.final_price + extra, product.offer), product),
  before: shownPrice(product.price + extra, product),
})
