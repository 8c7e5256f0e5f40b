import type { OrderRow } from './order-shapes.ts'
import type { OrderStatus } from './order-states.ts'

/** States in which an order is still to reach its shopper. */
export const undelivered: readonly OrderStatus[] = [
  'new',
  'accepted',
  'preparing',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivery_failed',
  'cancel_requested',
]

/**
 * True if an order was to have arrived before today, and has not.
 * @param today the day in Riyadh, `YYYY-MM-DD`
 */
export const isPastPromise = ({ status, promised_to }: Pick<OrderRow, 'status' | 'promised_to'>, today: string): boolean =>
  promised_to !== null && promised_to < today && undelivered.includes(status)
