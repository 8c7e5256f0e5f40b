import type { Locale } from '@rahba/contract/kernel/locale'
import type { Cart, quoteAnswer } from '@rahba/contract/orders/checkouts/checkout'
import type { z } from 'zod'
import type { PricedCart } from './price-cart.ts'
import { type Pricing, priceOneCart } from './price-one-cart.ts'

/** The part of a priced cart that its shopper reads. */
export const toQuote = ({ quote, store, branch, code, promised, free_from }: PricedCart): z.output<typeof quoteAnswer> => ({
  ...quote,
  ...promised,
  free_from,
  branch: { id: branch.id, name: branch.name, is_only: store.branches.length === 1 },
  coupon_code: code?.code ?? null,
})

/** Returns what the cart would cost if it were ordered now, with every check of ordering; nothing is reserved. */
export async function quoteOrder(deps: Pricing, user_id: string, cart: Cart, locale: Locale): Promise<z.output<typeof quoteAnswer>> {
  return toQuote(await priceOneCart(deps, user_id, cart, locale, false))
}
