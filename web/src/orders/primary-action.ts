import type { OfferedAction, OrderActionName } from '@rahba/contract/orders/order-actions'

const dangerous: readonly OrderActionName[] = ['cancel', 'cancel_in_transit', 'grant_cancel']

/** True if an action ends the order. */
export const isDangerous = (action: OrderActionName): boolean => dangerous.includes(action)

/** The primary action: the first allowed action that does not end the order. Actions are listed from placing to delivery. */
export const primaryAction = (offered: readonly OfferedAction[]): OrderActionName | undefined =>
  offered.find(({ action, allowed }) => allowed && !isDangerous(action))?.action
