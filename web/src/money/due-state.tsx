import {
  type DueLineState,
  dueLineStates,
  type SettlementKind,
  type SettlementStatus,
  settlementKinds,
  settlementStatuses,
} from '@rahba/contract/money/dues/due-states'
import { StatusDot, type Tone } from '../kit/show/status-dot.tsx'

const tones: Record<DueLineState, Tone> = {
  unbilled: 'neutral',
  due: 'waiting',
  overdue: 'bad',
  paid_claimed: 'info',
  paid: 'good',
  offset: 'good',
  waived: 'neutral',
}

/** The state of a statement of dues, or of a line's statement. */
export function DueState({ state }: { state: DueLineState }) {
  return <StatusDot tone={tones[state]}>{dueLineStates[state]}</StatusDot>
}

const settled: Record<SettlementStatus, Tone> = { waiting: 'info', confirmed: 'good', refused: 'bad' }

/** The kind of a settlement, or the state of a transfer. */
export function SettlementState({ kind, status }: { kind: SettlementKind; status: SettlementStatus }) {
  // Only a transfer waits or is sent back.
  return <StatusDot tone={settled[status]}>{kind === 'transfer' ? settlementStatuses[status] : settlementKinds[kind]}</StatusDot>
}
