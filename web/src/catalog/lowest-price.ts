/** A variant as far as its price goes. Without a price it has the product's, and without both the product's discount too. */
export interface PricedVariant {
  price: unknown
  price_after_discount: unknown
  active: boolean
}

interface Priced {
  price: unknown
  price_after_discount: unknown
  variants: readonly PricedVariant[]
}

interface LowestPrice {
  /** Halalas; null while there is no price. */
  price: number | null
  /** Null if it isn't lower than the price. */
  discounted: number | null
  /** True if the variants on offer do not all cost the same. */
  varies: boolean
  /** True if any of them has a discount. */
  reduced: boolean
}

const readAmount = (value: unknown): number | null => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null)

/** The price that shoppers see: of the cheapest variant on offer, or the product's own. Takes half-typed values of a form as well. */
export function findLowestPrice(product: Priced): LowestPrice {
  const offered = product.variants.filter(({ active }) => active)
  const rows = (offered.length > 0 ? offered : [product]).map((row) => {
    const follows = row.price === null && row.price_after_discount === null
    return { price: row.price ?? product.price, off: follows ? product.price_after_discount : row.price_after_discount }
  })
  const prices = rows.flatMap((row) => {
    const [price, reduced] = [readAmount(row.price), readAmount(row.off)]
    return price === null ? [] : [{ price, discounted: reduced !== null && reduced < price ? reduced : null }]
  })
  const getFinal = (row: (typeof prices)[number]) => row.discounted ?? row.price
  const [lowest, ...others] = prices.toSorted((a, b) => getFinal(a) - getFinal(b))
  if (!lowest) return { price: null, discounted: null, varies: false, reduced: false }
  return {
    ...lowest,
    varies: others.some((row) => getFinal(row) !== getFinal(lowest)),
    reduced: prices.some(({ discounted }) => discounted !== null),
  }
}
