import type { PricedCartStore } from './cart.ts'

/** True if the goods of a store are below the minimum of its delivery, and can't be collected instead. */
export const isBelowMinimum = ({ delivery, fulfilments }: Pick<PricedCartStore, 'delivery' | 'fulfilments'>): boolean =>
  (delivery?.missing_to_minimum ?? 0) > 0 && !fulfilments.includes('pickup')

/** True if a store's goods make its delivery free, which holds once they reach the minimum order. */
export const isFreeDelivery = ({ charge, free_from, missing_to_free }: NonNullable<PricedCartStore['delivery']>): boolean =>
  charge === 0 || (free_from !== null && missing_to_free === 0)

/** True if a store takes orders and has a line that can be bought as it is. */
export const isOrderable = ({ problem, lines }: Pick<PricedCartStore, 'problem' | 'lines'>): boolean =>
  problem === null && lines.some((line) => line.problem === null)

/**
 * True if the sum of a cart counts a store: shoppers may see it, it takes orders, and its goods reach its minimum. A city that it does not deliver to says
 * nothing yet, since the checkout asks for the address.
 */
export const isCounted = (part: Pick<PricedCartStore, 'store' | 'problem' | 'delivery' | 'fulfilments'>): boolean =>
  part.store !== null && part.problem === null && !isBelowMinimum(part)
