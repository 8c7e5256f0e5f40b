import type { PricedCartStore } from '@rahba/contract/orders/cart'

interface Priced {
  stores: readonly Pick<PricedCartStore, 'lines'>[]
  /** The pieces that the total is for. */
  pieces: number
}

/** Returns the number of pieces in a cart that can't be ordered now, which its total leaves out. */
export const countUncounted = ({ stores, pieces }: Priced): number =>
  stores.flatMap(({ lines }) => lines).reduce((all, { quantity }) => all + quantity, -pieces)
