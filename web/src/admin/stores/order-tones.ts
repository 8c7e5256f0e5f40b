import { type OrderStatus, statusTones } from '@rahba/contract/orders/order-states'
import type { Tone } from '../../kit/status-dot.tsx'

const tones: Record<(typeof statusTones)[OrderStatus], Tone> = {
  attention: 'waiting',
  active: 'info',
  good: 'good',
  bad: 'bad',
  quiet: 'neutral',
}

/** The kit's tone for the colour of meaning that the contract gives an order's state. */
export const orderTone = (status: OrderStatus): Tone => tones[statusTones[status]]
