interface PricePair {
  /** Halalas. */
  price: number
  price_after_discount: number | null
}

interface Priced extends PricePair {
  /** Null for a product without axes, whose own pair is the typed one. */
  base_price: number | null
  base_price_after_discount: number | null
}

/** The columns that keep the price pair of a form: the row's own pair is the cheapest variant's once a product has axes. */
export const toBaseColumns = ({ price, price_after_discount }: PricePair, axes: readonly unknown[]) =>
  axes.length > 0
    ? { base_price: price, base_price_after_discount: price_after_discount }
    : { base_price: null, base_price_after_discount: null }

/** Returns the price pair that the merchant typed for the product itself, in halalas. Its variants without a price of their own have the same pair. */
export function findBasePrice({ price, price_after_discount, base_price, base_price_after_discount }: Priced): PricePair {
  if (base_price === null) return { price, price_after_discount }
  return { price: base_price, price_after_discount: base_price_after_discount }
}
