import { findAcceptanceLimit, type Promised, promiseDelivery, promisePickup } from '@rahba/contract/stores/delivery/delivery-promise'
import type { Checkout, CheckoutStore } from './load-checkout.ts'

interface Arrival {
  promised: Promised
  /** Seconds in which the store must accept so that the promised days stay possible; null without a promise. */
  accept_within: number | null
}

/** The days between which an order arrives, or may be collected, if it is placed now. */
export function promiseArrival(
  fulfilment: string,
  { now, delivery }: Pick<Checkout, 'now' | 'delivery'>,
  store: Pick<CheckoutStore, 'times' | 'preparation_days'>,
): Arrival {
  const { times, preparation_days } = store
  const { days_min, days_max } = fulfilment === 'pickup' ? { days_min: 0, days_max: 0 } : (delivery ?? { days_min: null, days_max: null })
  const promised =
    fulfilment === 'pickup'
      ? promisePickup(times, { now, preparation_days })
      : promiseDelivery(times, { now, preparation_days, days_min, days_max })
  const limit = findAcceptanceLimit(times, { ...promised, now, preparation_days, days_min })
  return { promised, accept_within: limit === null ? null : Math.round((limit - now) / 1000) }
}
