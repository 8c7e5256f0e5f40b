import type { ShopperPayment } from '@rahba/contract/money/payments'
import type { Tone } from '../kit/status-dot.tsx'

/** Colours of what a shopper paid or says to have paid. */
export const paymentTones: Record<ShopperPayment['status'], Tone> = {
  pending: 'waiting',
  confirmed: 'good',
  refused: 'bad',
  refunded: 'neutral',
}
