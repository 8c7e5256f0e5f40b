import type { Halalas } from '../kernel/money.ts'
import type { CancellationStatus } from './cancellations/cancellation-states.ts'
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
export function paidBackByCancelling(order: Omit<Paid, 'to_charge'> & { net_amounts: { total: Halalas; to_charge: Halalas } }): Halalas {
  const { total, to_charge } = order.net_amounts
  return isCaptured({ ...order, to_charge }) ? total : total - to_charge
}

interface Deducted {
  status: CancellationStatus
  amount: Halalas
  amount_final: Halalas | null
  uncollected: Halalas
}

/** True if a cancellation or return pays money back, or will when it is granted; one that was rejected or withdrawn pays nothing. */
export const paysBack = ({ status, amount, amount_final, uncollected }: Deducted): boolean =>
  status !== 'rejected' && (amount_final ?? (status === 'closed' ? 0 : amount)) > uncollected

/** True if the whole amount of a cancellation was never paid, so that it only lowers what is to be paid. */
export const isOnlyDeducted = ({ amount, amount_final, uncollected }: Deducted): boolean =>
  uncollected > 0 && uncollected === (amount_final ?? amount)
