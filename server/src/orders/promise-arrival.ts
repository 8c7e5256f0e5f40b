import { type Promised, promiseDelivery, promisePickup } from '@rahba/contract/stores/delivery-promise'
import type { Checkout, CheckoutStore } from './load-checkout.ts'

/** The days between which an order arrives, or may be collected, if it is placed now. */
export function promiseArrival(fulfilment: string, { now, delivery }: Pick<Checkout, 'now' | 'delivery'>, store: CheckoutStore): Promised {
  const { times, preparation_days } = store
  if (fulfilment === 'pickup') return promisePickup(times, { now, preparation_days })
  return promiseDelivery(times, { now, preparation_days, days_min: delivery?.days_min ?? null, days_max: delivery?.days_max ?? null })
}
