import type { Locale } from '@rahba/contract/kernel/locale'
import type { Cart } from '@rahba/contract/orders/checkout'
import type { Quote } from '@rahba/contract/orders/pricing'
import { type Pricing, priceOneCart } from './price-one-cart.ts'

/** Returns what the cart would cost if it were ordered now, with every check of ordering; nothing is reserved. */
export async function quoteOrder(
  deps: Pricing,
  user_id: string,
  cart: Cart,
  locale: Locale,
): Promise<Quote & { coupon_code: string | null }> {
  const { quote, code } = await priceOneCart(deps, user_id, cart, locale, false)
  return { ...quote, coupon_code: code?.code ?? null }
}
