/** How much less `final_price` is than `price`, in whole percent. Both are halalas, and the price is above 0. */
const percentOff = (price: number, final_price: number): number => Math.round(((price - final_price) * 100) / price)

/** The discount that a badge names: whole percent, `some` where only other options have one or it rounds to 0 %, or none. */
type DiscountBadge = number | 'some' | null

/**
 * Returns what the badge beside a price says. Both prices are halalas, and the price is above 0.
 * @param reduced true if any variant of the product has a discount
 */
export function getDiscountBadge(price: number, final_price: number, reduced: boolean): DiscountBadge {
  const percent = percentOff(price, final_price)
  return percent > 0 ? percent : reduced ? 'some' : null
}
