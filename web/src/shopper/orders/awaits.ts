import type { OwnOrderRow, ShopperOrder } from '@rahba/contract/orders/order-shapes'

type Awaiting = Pick<OwnOrderRow, 'status' | 'payment_method'> &
  ({ last_payment: OwnOrderRow['last_payment'] } | Pick<ShopperOrder, 'payments'>)

const lastPayment = (order: Awaiting) => ('payments' in order ? (order.payments.at(-1)?.status ?? null) : order.last_payment)

/** True if a transfer is awaited and no slip waits for its check. */
export const awaitsSlip = (order: Awaiting): boolean =>
  order.status === 'pending_payment' &&
  order.payment_method === 'bank_transfer' &&
  !['pending', 'confirmed'].includes(lastPayment(order) ?? '')

/** True if a slip was sent and is being checked. */
export const isBeingChecked = (order: Awaiting): boolean =>
  order.status === 'pending_payment' && order.payment_method === 'bank_transfer' && lastPayment(order) === 'pending'

/** True if a card is awaited. */
export const awaitsCard = (order: Awaiting): boolean => order.status === 'pending_payment' && order.payment_method === 'card'
