/** How much less `final_price` is than `price`, in whole percent. Both are halalas, and the price is above 0. */
export const percentOff = (price: number, final_price: number): number => Math.round(((price - final_price) * 100) / price)
