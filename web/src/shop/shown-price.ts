import type { MarketProductCard } from '@rahba/contract/catalog/market'
import { vatOnTop } from '@rahba/contract/kernel/money'

export type PriceVat = Pick<MarketProductCard, 'vat_added_bp' | 'vat_shown'>

/** A price as it is shown, in halalas: with the VAT that is added to it, where its store shows prices so. */
export const shownPrice = (price: number, { vat_added_bp, vat_shown }: PriceVat): number =>
  vat_shown ? price + vatOnTop(price, vat_added_bp) : price

/** True if the shown price lacks VAT that will be paid. */
export const isBeforeVat = ({ vat_added_bp, vat_shown }: PriceVat): boolean => vat_added_bp > 0 && !vat_shown
