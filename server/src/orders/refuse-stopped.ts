import { formatDate } from '@rahba/contract/kernel/date-text'
import { orderErrors } from '@rahba/contract/orders/errors'
import { findOrderStops } from '@rahba/contract/stores/profile/opening-times'
import { fail } from '../platform/errors.ts'
import type { CheckoutStore } from './load-checkout.ts'

/** Refuses an order while the store's hours or a holiday stop orders, and says when it takes them again. */
export function refuseStopped({ orders_stopped, times }: Pick<CheckoutStore, 'orders_stopped' | 'times'>, now: number): void {
  if (!orders_stopped) return
  const stop = findOrderStops(times, now).find(({ from, to }) => from <= now && now < to)
  if (!stop) throw fail(orderErrors.store_not_open)
  const opens = new Date(stop.to).toISOString()
  throw fail(orderErrors.store_closed_until, {
    opens: { ar: formatDate(opens, 'ar', 'dateTime'), en: formatDate(opens, 'en', 'dateTime') },
  })
}
