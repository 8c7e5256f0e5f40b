import type { Halalas } from '../kernel/money.ts'
import type { PaymentMethod, PaymentStatus } from './order-states.ts'

interface Paid {
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  to_charge: Halalas
}

/** Whether the part beside the wallet has arrived with the platform; cash at the door never does. */
export const isCaptured = (order: Paid): boolean =>
  order.to_charge > 0 && order.payment_method !== 'cod' && ['paid', 'partially_refunded'].includes(order.payment_status)

/** What the shopper gets back when the whole order is cancelled now: what the wallet paid, and the rest if it has arrived. In halalas. */
export function paidBackByCancelling(order: Omit<Paid, 'to_charge'> & { standing: { total: Halalas; to_charge: Halalas } }): Halalas {
  const { total, to_charge } = order.standing
  return isCaptured({ ...order, to_charge }) ? total : total - to_charge
}
