import { shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import type { ShopperPayment } from '@rahba/contract/money/payments/payments'
import {
  type Fulfilment,
  type OrderStatus,
  orderStatusLabel,
  type PaymentStatus,
  paymentStatuses,
} from '@rahba/contract/orders/order-states'
import { StatusDot, type Tone } from '../kit/show/status-dot.tsx'

/** The colour of each state of an order. */
export const orderTones: Record<OrderStatus, Tone> = {
  pending_payment: 'neutral',
  new: 'waiting',
  accepted: 'info',
  preparing: 'info',
  ready: 'info',
  shipped: 'info',
  out_for_delivery: 'info',
  delivery_failed: 'bad',
  returned_to_store: 'bad',
  delivered: 'good',
  completed: 'good',
  cancel_requested: 'waiting',
  cancelled: 'neutral',
}

const paymentTones: Record<PaymentStatus, Tone> = {
  unpaid: 'waiting',
  paid: 'good',
  cod_pending: 'neutral',
  cod_collected: 'good',
  partially_refunded: 'info',
  refunded: 'neutral',
  voided: 'neutral',
}

const shopperPaymentTones: Record<ShopperPayment['status'], Tone> = {
  pending: 'waiting',
  confirmed: 'good',
  refused: 'bad',
  held: 'bad',
  refunded: 'neutral',
}

/** The state of an order; without its `fulfilment` a pick-up reads as delivered. */
export function OrderState(order: { status: OrderStatus; fulfilment?: Fulfilment }) {
  return <StatusDot tone={orderTones[order.status]}>{orderStatusLabel(order)}</StatusDot>
}

/** The payment state of an order. */
export function PaymentState({ status }: { status: PaymentStatus }) {
  return <StatusDot tone={paymentTones[status]}>{paymentStatuses[status]}</StatusDot>
}

/** The state of one payment that a shopper made or claims to have made. */
export function ShopperPaymentState({ status }: { status: ShopperPayment['status'] }) {
  return <StatusDot tone={shopperPaymentTones[status]}>{shopperPaymentStatuses[status]}</StatusDot>
}
