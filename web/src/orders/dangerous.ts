import type { OrderActionName } from '@rahba/contract/orders/order-actions'

const dangerous: readonly OrderActionName[] = ['cancel', 'cancel_in_transit', 'grant_cancel']

/** Whether an action ends the order. */
export const isDangerous = (action: OrderActionName): boolean => dangerous.includes(action)
