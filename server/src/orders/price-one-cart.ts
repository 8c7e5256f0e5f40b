import type { Locale } from '@rahba/contract/kernel/locale'
import type { Cart } from '@rahba/contract/orders/checkouts/checkout'
import { refuseCard } from '../money/gateway/refuse-card.ts'
import type { Db } from '../platform/db/types.ts'
import type { PaymentGateway } from '../platform/gateway/port.ts'
import { type PricedCart, priceCart } from './price-cart.ts'

export interface Pricing {
  db: Db
  /** The value is null if no cards are accepted. */
  gateway: PaymentGateway | null
}

/**
 * Prices the cart of one order, which alone may be paid by card. Throws `method_not_offered` where no card can be taken, and what `priceCart`
 * throws.
 */
export async function priceOneCart(
  { db, gateway }: Pricing,
  user_id: string,
  cart: Cart,
  locale: Locale,
  lock: boolean,
): Promise<PricedCart> {
  // Without a gateway, cards are refused before pricing.
  refuseCard(gateway, cart.payment_method)
  const priced = await priceCart(db, user_id, cart, locale, lock)
  refuseCard(gateway, cart.payment_method, priced.quote.to_charge)
  return priced
}
