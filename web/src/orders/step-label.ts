import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'

/**
 * The words a step of an order is told by beside the state it led to; null where that state says it all: «Accepted», not «Accept · Accepted».
 * A refused request leads back to where the order was; and an order that ran out of time nobody cancelled: its page would not say why it ended.
 */
export function stepLabel(action: OrderActionName): Bilingual | null {
  return orderActions[action].to === 'previous' || action === 'expire' ? orderActions[action] : null
}
