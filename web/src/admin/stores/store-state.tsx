import { approvalTones, type StoreApproval, storeApproval } from '@rahba/contract/stores/store-states'
import { StatusDot, type Tone } from '../../kit/status-dot.tsx'
import { useText } from '../../text/use-text.ts'

const tones: Record<(typeof approvalTones)[StoreApproval], Tone> = { attention: 'waiting', good: 'good', bad: 'bad', quiet: 'neutral' }

/** Where a store stands: a pending one that has not been handed in yet says so, since nobody waits for an answer. */
export function StoreState({ store }: { store: { approved: number; submitted_at: string | null } }) {
  const t = useText('admin/stores')
  if (store.approved === 0 && !store.submitted_at) return <StatusDot tone="neutral">{t.notHandedIn}</StatusDot>
  const approved = store.approved as StoreApproval // the column is checked to lie between 0 and 4
  return <StatusDot tone={tones[approvalTones[approved]]}>{storeApproval[approved]}</StatusDot>
}
