import type { Halalas } from '../kernel/money.ts'
import type { PaymentMethod, PaymentStatus } from './order-states.ts'

interface Paid {
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  to_charge: Halalas
}

/** True if the part beside the wallet has reached the platform; cash at the door never does. */
export const isCaptured = (order: Paid): boolean =>
  order.to_charge > 0 && order.payment_method !== 'cod' && ['paid', 'partially_refunded'].includes(order.payment_status)

/** The refund if the whole order is cancelled now, in halalas: the part paid by wallet, and the rest if it was captured. */
export function paidBackByCancelling(order: Omit<Paid, 'to_charge'> & { standing: { total: Halalas; to_charge: Halalas } }): Halalas {
  const { total, to_charge } = order.standing
  return isCaptured({ ...order, to_charge }) ? total : total - to_charge
}
