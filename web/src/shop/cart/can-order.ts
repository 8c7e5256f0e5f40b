import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { isBelowMinimum, isOrderable } from '@rahba/contract/orders/cart/cart-sum'

/** The part of a cart at a store that shoppers see. */
type StorePart = PricedCartStore & { store: NonNullable<PricedCartStore['store']> }

/** The stores of a cart by what the checkout can do with them. */
export interface OrderableStores {
  /** Stores that can be ordered from now. */
  ready: StorePart[]
  /** Stores whose goods are below the minimum of a delivery and can't be collected, the one with the least missing first. */
  below: StorePart[]
}

const getMissing = ({ delivery }: PricedCartStore): number => delivery?.missing_to_minimum ?? 0

/** Sorts the stores of a priced cart by what can be ordered. Those that take no orders, or have no line that can be bought, are in neither list. */
export function sortByOrderable(parts: readonly PricedCartStore[]): OrderableStores {
  const open = parts.filter((part): part is StorePart => part.store !== null && isOrderable(part))
  return {
    ready: open.filter((part) => !isBelowMinimum(part)),
    below: open.filter(isBelowMinimum).toSorted((a, b) => getMissing(a) - getMissing(b)),
  }
}
