import type { MarketProduct } from '@rahba/contract/catalog/market'
import { chosenValueNames } from '../product/find-variant.ts'

/** A variant that is sold out. */
interface SoldOutVariant {
  id: string
  /** The names of its values; empty for a product without axes. */
  names: string[]
}

/** The variants of a product that are sold out. A product without axes is its only one. */
export function listSoldOut(product: Pick<MarketProduct, 'id' | 'axes' | 'variants' | 'unavailable_reason'>): SoldOutVariant[] {
  if (product.variants.length === 0) return product.unavailable_reason === 'out_of_stock' ? [{ id: product.id, names: [] }] : []
  return product.variants.filter(({ left }) => left === 0).map((variant) => ({ id: variant.id, names: chosenValueNames(product, variant) }))
}
