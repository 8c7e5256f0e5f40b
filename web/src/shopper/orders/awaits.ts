import type { OwnOrderRow, ShopperOrder } from '@rahba/contract/orders/order-shapes'

type Awaiting = Pick<OwnOrderRow, 'status' | 'payment_method'> &
  (
    | Pick<OwnOrderRow, 'last_payment' | 'declined_at'>
    | { payments: readonly Pick<ShopperOrder['payments'][number], 'status' | 'declined_at'>[] }
  )

function lastPayment(order: Awaiting): Pick<OwnOrderRow, 'last_payment' | 'declined_at'> {
  if (!('payments' in order)) return order
  const last = order.payments.at(-1)
  return { last_payment: last?.status ?? null, declined_at: last?.declined_at ?? null }
}

/** True if a transfer is awaited and no slip waits for its check. */
export const awaitsSlip = (order: Awaiting): boolean =>
  order.status === 'pending_payment' &&
  order.payment_method === 'bank_transfer' &&
  !['pending', 'confirmed'].includes(lastPayment(order).last_payment ?? '')

/** True if a slip was sent and is being checked. */
export const isBeingChecked = (order: Awaiting): boolean =>
  order.status === 'pending_payment' && order.payment_method === 'bank_transfer' && lastPayment(order).last_payment === 'pending'

/** True if a card is awaited. */
export const awaitsCard = (order: Awaiting): boolean => order.status === 'pending_payment' && order.payment_method === 'card'

/** How far the payment by card has come that an order awaits. `confirming`: the customer is back, and the gateway has not answered yet. */
export type CardState = 'first' | 'unfinished' | 'declined' | 'confirming'

/**
 * Returns how far the payment by card of an order has come; null if it awaits none. `confirming`: the customer just came back from an unanswered
 * gateway.
 */
export function getCardState(order: Awaiting, confirming = false): CardState | null {
  if (!awaitsCard(order)) return null
  const { last_payment, declined_at } = lastPayment(order)
  // The gateway's page was shown once there is a payment; one that was closed was not paid.
  if (last_payment === null) return 'first'
  if (declined_at !== null || last_payment === 'refused') return declined_at === null ? 'unfinished' : 'declined'
  return confirming ? 'confirming' : 'unfinished'
}
