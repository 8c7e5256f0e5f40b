/** How much less `final_price` is than `price`, in whole percent. Both are halalas, and the price is above 0. */
const percentOff = (price: number, final_price: number): number => Math.round(((price - final_price) * 100) / price)

/** The discount that a badge names: whole percent, `some` if only other options have one, or none. One that rounds to 0 % has no badge: the prices show it. */
type DiscountBadge = number | 'some' | null

/**
 * Returns what the badge beside a price says. Both prices are halalas, and the price is above 0.
 * @param reduced true if any variant of the product has a discount
 */
export function getDiscountBadge(price: number, final_price: number, reduced: boolean): DiscountBadge {
  const percent = percentOff(price, final_price)
  if (percent > 0) return percent
  return reduced && final_price === price ? 'some' : null
}
