import type { OfferedAction, OrderActionName } from '@rahba/contract/orders/order-actions'

const dangerous: readonly OrderActionName[] = ['cancel', 'cancel_in_transit', 'grant_cancel']

/** True if an action ends the order. */
export const isDangerous = (action: OrderActionName): boolean => dangerous.includes(action)

/** The main one of what is offered: actions are listed from placing to delivery, so it is the first that may happen. What comes after is for when it fails. */
export const primaryAction = (offered: readonly OfferedAction[]): OrderActionName | undefined =>
  offered.find(({ action, allowed }) => allowed && !isDangerous(action))?.action
