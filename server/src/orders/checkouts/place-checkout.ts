import { randomUUID } from 'node:crypto'
import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import type { PlaceCheckoutInput } from '@rahba/contract/orders/checkouts/checkouts'
import { orderErrors } from '@rahba/contract/orders/errors'
import { getVariantId } from '@rahba/contract/orders/variant-id'
import { lockProductsForOrder } from '../../catalog/products/lock-products-for-order.ts'
import { fail } from '../../platform/errors.ts'
import { lockFirstOrder } from '../../promotions/find-discount-code.ts'
import { requireCart } from '../cart/save-cart.ts'
import { type PlacedOrder, postPlacedOrder, writePricedOrder } from '../place-order.ts'
import type { PricedCart } from '../price-cart.ts'
import type { Pricing } from '../price-one-cart.ts'
import { getSum, nameCartInErrors, priceCarts } from './price-carts.ts'

interface PlacedCheckout extends ReturnType<typeof getSum> {
  id: string
  orders: PlacedOrder[]
}

/**
 * Places an order at each of several stores, all of them or none, inside the caller's transaction. Locked first are all goods, then the codes, each
 * in the order of its ids, and accounts last: as single orders and cancellations do, so that none of them waits for another in a circle.
 * Throws what `placeOrder` throws, at the cart it comes of,
 * and `cart_changed` if the stored cart is no longer the one that was shown.
 */
export async function placeCheckout(deps: Pricing, user_id: string, input: PlaceCheckoutInput, locale: Locale): Promise<PlacedCheckout> {
  const { db } = deps
  const { carts, payment_method, cart_version } = input
  // The cart is locked before all goods, and by nothing that holds any.
  if (cart_version) await requireCart(db, user_id, cart_version)
  await lockProductsForOrder(
    db,
    carts.flatMap(({ lines }) => lines.map(getVariantId)),
  )
  const priced = await priceCarts(deps, user_id, input, locale)
  const sums = getSum(priced)
  if (priced.some(({ quote }, index) => quote.total !== carts[index]?.expected_total))
    throw fail(orderErrors.price_changed, { total: moneyTexts(sums.total) })
  const first = priced.findIndex(({ code }) => code?.first_order)
  if (first >= 0) await nameCartInErrors(first, () => lockFirstOrder(db, user_id))
  const id = randomUUID()
  const getCode = ({ code }: PricedCart) => code?.id ?? ''
  const byCode = [...priced.entries()].sort(([, a], [, b]) => (getCode(a) < getCode(b) ? -1 : 1))
  const placed = new Map<number, PlacedOrder>()
  for (const [index, cart] of byCode) {
    const { fulfilment, note = null } = carts[index] ?? {}
    if (!fulfilment) throw new Error('A priced cart was asked for')
    const one = await nameCartInErrors(index, () => writePricedOrder(db, user_id, cart, { payment_method, fulfilment, note }, locale, id))
    placed.set(index, one)
  }
  const orders: PlacedOrder[] = []
  for (const [index, cart] of priced.entries()) {
    const order = placed.get(index)
    if (!order) throw new Error('Every cart was written')
    await postPlacedOrder(db, order, cart)
    orders.push(order)
  }
  return { id, ...sums, orders }
}
