import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { chosenValueNames } from '../product/find-variant.ts'

/** A variant that is sold out. */
export interface SoldOutVariant {
  id: string
  /** Its place in the list of the product's variants; 0 for a product without axes. */
  place: number
  /** The names of its values; empty for a product without axes. */
  names: string[]
  /** The axes and values of the variant, as the page's address names them. */
  choice: [axis: string, value: string][]
}

/** The variants of a product that are sold out. A product without axes is its only one. */
export function listSoldOut(product: Pick<MarketProduct, 'id' | 'axes' | 'variants' | 'unavailable_reason'>): SoldOutVariant[] {
  const { id, axes, variants, unavailable_reason } = product
  if (variants.length === 0) return unavailable_reason === 'out_of_stock' ? [{ id, place: 0, names: [], choice: [] }] : []
  return variants.flatMap((variant, place) => {
    const choice = axes.map((axis, at): [string, string] => [axis.id, variant.values[at] ?? ''])
    return variant.left === 0 ? [{ id: variant.id, place, names: chosenValueNames(product, variant), choice }] : []
  })
}
