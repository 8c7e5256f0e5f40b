import { type BroadcastStatus, broadcastStatuses } from '@rahba/contract/broadcasts/broadcast-states'
import { StatusDot } from '../../kit/show/status-dot.tsx'

const tones = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'waiting',
  sent: 'good',
  stalled: 'bad',
  cancelled: 'neutral',
} as const satisfies Record<BroadcastStatus, string>

/** The state of a broadcast. */
export const BroadcastState = ({ status }: { status: BroadcastStatus }) => (
  <StatusDot tone={tones[status]}>{broadcastStatuses[status]}</StatusDot>
)
