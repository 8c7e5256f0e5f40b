import { isNotSubmitted, type StoreStatusFields } from '@rahba/contract/stores/store-states'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { ApprovalState } from '../../stores/states.tsx'
import { useText } from '../../text/use-text.ts'

/** The state of a store: a pending one not handed in yet says so, since nobody waits for an answer. */
export function StoreState({ store }: { store: StoreStatusFields }) {
  const t = useText('admin/stores')
  return isNotSubmitted(store) ? <StatusDot tone="neutral">{t.notHandedIn}</StatusDot> : <ApprovalState approved={store.approved} />
}
