import type { orders } from './table.ts'

type Paid = Pick<typeof orders.$inferSelect, 'payment_method' | 'payment_status' | 'to_charge'>

/** Whether the part beside the wallet has arrived with the platform; cash at the door never does. */
export const isCaptured = (order: Paid): boolean =>
  order.to_charge > 0 && order.payment_method !== 'cod' && ['paid', 'partially_refunded'].includes(order.payment_status)
