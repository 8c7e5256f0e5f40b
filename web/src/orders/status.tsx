import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses, statusTones } from '@rahba/contract/orders/order-states'
import { StatusDot, type Tone } from '../kit/status-dot.tsx'

const tones = { attention: 'waiting', active: 'info', good: 'good', bad: 'bad', quiet: 'neutral' } as const satisfies Record<string, Tone>

const paymentTones: Record<PaymentStatus, Tone> = {
  unpaid: 'waiting',
  authorized: 'info',
  paid: 'good',
  cod_pending: 'neutral',
  cod_collected: 'good',
  partially_refunded: 'info',
  refunded: 'neutral',
  voided: 'neutral',
}

/** The state of an order. */
export function OrderState({ status }: { status: OrderStatus }) {
  return <StatusDot tone={tones[statusTones[status]]}>{orderStatuses[status]}</StatusDot>
}

/** The state of its payment. */
export function PaymentState({ status }: { status: PaymentStatus }) {
  return <StatusDot tone={paymentTones[status]}>{paymentStatuses[status]}</StatusDot>
}
