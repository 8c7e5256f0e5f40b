import { approval, documentStatuses, type StoreApproval, storeApproval } from '@rahba/contract/stores/store-states'
import { StatusDot, type Tone } from '../kit/show/status-dot.tsx'

const approvalTones: Record<StoreApproval, Tone> = {
  [approval.pending]: 'waiting',
  [approval.approved]: 'good',
  [approval.rejected]: 'bad',
  [approval.suspended]: 'bad',
  [approval.closed]: 'neutral',
}

const paperTones: Record<keyof typeof documentStatuses, Tone> = {
  missing: 'neutral',
  pending: 'waiting',
  accepted: 'good',
  rejected: 'bad',
  expired: 'bad',
}

/** The platform's decision on a store. */
export function ApprovalState({ approved }: { approved: StoreApproval }) {
  return <StatusDot tone={approvalTones[approved]}>{storeApproval[approved]}</StatusDot>
}

/** The platform's decision on one of its papers. */
export function PaperState({ status }: { status: keyof typeof documentStatuses }) {
  return <StatusDot tone={paperTones[status]}>{documentStatuses[status]}</StatusDot>
}
