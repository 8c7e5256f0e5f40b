import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'

/**
 * Returns the label of an order's step beside the state it led to; null if the state is enough: «Accepted», not «Accept · Accepted».
 * A refused request leads back to where the order was; and an order that ran out of time nobody cancelled: its page would not say why it ended.
 * An order taken from its carrier is out for delivery like any other, and its cash is another's.
 */
export function stepLabel(action: OrderActionName): Bilingual | null {
  return orderActions[action].to === 'previous' || action === 'expire' || action === 'deliver_own' ? orderActions[action] : null
}
