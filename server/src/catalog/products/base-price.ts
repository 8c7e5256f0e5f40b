interface PricePair {
  /** Halalas. */
  price: number
  price_after_discount: number | null
}

interface Priced extends PricePair {
  axes: readonly unknown[]
  base_price: number | null
  base_price_after_discount: number | null
}

/** The columns that keep the price pair of a form: the row's own pair is the cheapest variant's once a product has axes. */
export const toBaseColumns = ({ price, price_after_discount }: PricePair, axes: readonly unknown[]) =>
  axes.length > 0
    ? { base_price: price, base_price_after_discount: price_after_discount }
    : { base_price: null, base_price_after_discount: null }

/**
 * The price pair that the merchant typed for the product itself, in halalas.
 * @param follower a variant without a price of its own, if there is one; it has the pair, also where a node of the previous version wrote it
 */
export function findBasePrice(product: Priced, follower: PricePair | undefined): PricePair {
  const { axes, price, price_after_discount, base_price, base_price_after_discount } = product
  if (follower) return { price: follower.price, price_after_discount: follower.price_after_discount }
  if (axes.length === 0) return { price, price_after_discount }
  // A product saved before the columns has the cheapest variant's pair alone, whose discount is nobody else's.
  if (base_price === null) return { price, price_after_discount: null }
  return { price: base_price, price_after_discount: base_price_after_discount }
}
