import type { PricedCartStore } from './cart.ts'

/** True if the goods of a store are below the minimum of its delivery, and can't be collected instead. */
export const isBelowMinimum = ({ delivery, fulfilments }: Pick<PricedCartStore, 'delivery' | 'fulfilments'>): boolean =>
  (delivery?.missing_to_minimum ?? 0) > 0 && !fulfilments.includes('pickup')

/**
 * True if the sum of a cart counts a store: shoppers may see it, it takes orders, and its goods reach its minimum. A city that it does not deliver to says
 * nothing yet, since the checkout asks for the address.
 */
export const isCounted = (part: Pick<PricedCartStore, 'store' | 'problem' | 'delivery' | 'fulfilments'>): boolean =>
  part.store !== null && part.problem === null && !isBelowMinimum(part)
