import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { CheckoutInput } from '@rahba/contract/orders/checkouts/checkouts'
import { orderErrors } from '@rahba/contract/orders/errors'
import { refuseCard } from '../../money/gateway/refuse-card.ts'
import { AppError, failField } from '../../platform/errors.ts'
import { type PricedCart, priceCart } from '../price-cart.ts'
import type { Pricing } from '../price-one-cart.ts'

// Said once for all carts, so refused there.
const ofAll = ['payment_method', 'use_wallet']

/** Runs the work of one cart; what it refuses names the cart. */
export async function nameCartInErrors<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal
    const { error, params, fields } = refusal
    if (error.code !== errors.validation.code) throw failField(`carts.${index}.store_id`, error, params)
    const named = Object.entries(fields).map(([path, field]) => [ofAll.includes(path) ? path : `carts.${index}.${path}`, field] as const)
    throw new AppError(error, params, Object.fromEntries(named))
  }
}

/**
 * Prices the carts of a checkout one after the other: each takes of the wallet, and of its code's uses, what those before it left. One cart a store.
 * Throws `method_not_offered` where no card can be taken for what is left to charge of all carts.
 */
export async function priceCarts(
  { db, gateway }: Pricing,
  user_id: string,
  { carts, payment_method, use_wallet }: CheckoutInput,
  locale: Locale,
): Promise<PricedCart[]> {
  // Without a gateway, cards are refused before pricing.
  refuseCard(gateway, payment_method)
  const priced: PricedCart[] = []
  for (const [index, cart] of carts.entries()) {
    if (carts.findIndex(({ store_id }) => store_id === cart.store_id) < index)
      throw failField(`carts.${index}.store_id`, orderErrors.store_twice)
    priced.push(await nameCartInErrors(index, () => priceCart(db, user_id, { ...cart, payment_method, use_wallet }, locale, false, priced)))
  }
  refuseCard(gateway, payment_method, getSum(priced).to_charge)
  return priced
}

/** Returns the sums of the carts. */
export function getSum(priced: readonly PricedCart[]): { total: number; wallet_part: number; to_charge: number } {
  const sum = (name: 'total' | 'wallet_part' | 'to_charge') => priced.reduce((all, { quote }) => all + quote[name], 0)
  return { total: sum('total'), wallet_part: sum('wallet_part'), to_charge: sum('to_charge') }
}
