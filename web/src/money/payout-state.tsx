import { type PayoutStatus, payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import { StatusDot, type Tone } from '../kit/show/status-dot.tsx'

const tones: Record<PayoutStatus, Tone> = {
  requested: 'waiting',
  approved: 'info',
  processing: 'info',
  paid: 'good',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'neutral',
}

/** The state of a payout. */
export function PayoutState({ status }: { status: PayoutStatus }) {
  return <StatusDot tone={tones[status]}>{payoutStatuses[status]}</StatusDot>
}
