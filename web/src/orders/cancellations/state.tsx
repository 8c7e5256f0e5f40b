import { type CancellationStatus, cancellationStatusLabel } from '@rahba/contract/orders/cancellations/cancellation-states'
import { StatusDot, type Tone } from '../../kit/show/status-dot.tsx'

/** The colour of each state of a cancellation or return. */
export const cancellationTones: Record<CancellationStatus, Tone> = {
  requested: 'waiting',
  disputed: 'bad',
  accepted: 'info',
  approved: 'info',
  rejected: 'neutral',
  awaiting_goods: 'info',
  received: 'waiting',
  refund_pending: 'waiting',
  refund_failed: 'bad',
  refunded: 'good',
  closed: 'neutral',
}

/** The state of a cancellation or return. */
export function CancellationState({ of }: { of: Parameters<typeof cancellationStatusLabel>[0] }) {
  return <StatusDot tone={cancellationTones[of.status]}>{cancellationStatusLabel(of)}</StatusDot>
}
