import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { promiseArrival } from '../promise-arrival.ts'
import { listFulfilments } from './describe-delivery.ts'
import type { CartStore } from './load-cart-stores.ts'
import { type CheckedLine, priceGoods } from './price-lines.ts'

type HandOver = PricedCartStore['hand_overs'][number]

interface Handed extends Pick<PricedCartStore, 'delivery' | 'delivery_problem' | 'pickup_branches'> {
  vat_rate_bp: number
}

const unknown = { charge: null, promised_from: null, promised_to: null }

/** Halalas that a delivery adds to the goods, with its VAT: nothing once they reach the amount that makes it free. */
function calculateCharge(store: CartStore, ordered: readonly CheckedLine[], vat_rate_bp: number): number {
  const { delivery_charge = 0, free_from = null } = store.terms ?? {}
  const alone = priceGoods(store, ordered, { vat_rate_bp })?.total ?? 0
  const delivered = priceGoods(store, ordered, { vat_rate_bp, delivery_charge, free_from })?.total ?? 0
  return delivered - alone
}

/**
 * The ways to hand over the goods of a cart at one store, each with its charge and its days, so that a shopper compares them before choosing. Both
 * deliveries have the terms of the place. It asks the database nothing.
 * @param ordered the lines that can be ordered as they are
 */
export function describeHandOvers(
  store: CartStore,
  ordered: readonly CheckedLine[],
  { delivery, delivery_problem, pickup_branches, vat_rate_bp }: Handed,
): HandOver[] {
  const { terms, now } = store
  const hasGoods = ordered.length > 0
  return listFulfilments(store).map((fulfilment): HandOver => {
    if (fulfilment === 'pickup') {
      const isReady = hasGoods && pickup_branches.some(({ has_all }) => has_all)
      return { ...unknown, fulfilment, charge: 0, ...(isReady && promiseArrival(fulfilment, { now, delivery: terms }, store).promised) }
    }
    if (!delivery || delivery_problem !== null || !hasGoods) return { ...unknown, fulfilment }
    const charge = calculateCharge(store, ordered, vat_rate_bp)
    return { ...unknown, fulfilment, charge, ...promiseArrival(fulfilment, { now, delivery: terms }, store).promised }
  })
}
