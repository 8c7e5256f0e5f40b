import type { orders } from '../../orders/table.ts'

/** True while an order can still be paid by card: it waits for it, and its time is not over. */
export const isAwaitingCard = ({
  status,
  payment_method,
  expires_at,
}: Pick<typeof orders.$inferSelect, 'status' | 'payment_method' | 'expires_at'>): boolean =>
  status === 'pending_payment' && payment_method === 'card' && expires_at !== null && Date.parse(expires_at) > Date.now()
