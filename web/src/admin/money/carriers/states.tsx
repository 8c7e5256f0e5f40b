import { type CollectionState, collectionStates } from '@rahba/contract/money/carriers/carriers'
import { lineKinds, type RemittanceLineKind, type RemittanceState, remittanceStates } from '@rahba/contract/money/carriers/remittance-lines'
import { StatusDot, type Tone } from '../../../kit/show/status-dot.tsx'

const collectionTones: Record<CollectionState, Tone> = {
  open: 'waiting',
  part: 'waiting',
  remitted: 'good',
  with_store: 'neutral',
  written_off: 'bad',
}
const remittanceTones: Record<RemittanceState, Tone> = { draft: 'waiting', posted: 'good', discarded: 'neutral' }

/** The state of an order's cash. */
export const CollectionDot = ({ state }: { state: CollectionState }) => (
  <StatusDot tone={collectionTones[state]}>{collectionStates[state]}</StatusDot>
)

/** The state of a remittance. */
export const RemittanceDot = ({ state }: { state: RemittanceState }) => (
  <StatusDot tone={remittanceTones[state]}>{remittanceStates[state]}</StatusDot>
)

/** The match of a line with the orders. */
export const KindDot = ({ kind }: { kind: RemittanceLineKind }) => (
  <StatusDot tone={kind === 'matched' ? 'good' : 'bad'}>{lineKinds[kind]}</StatusDot>
)
