import {
  type DueLineState,
  dueLineStates,
  type SettlementKind,
  type SettlementStatus,
  settlementKinds,
  settlementStatuses,
} from '@rahba/contract/money/due-states'
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

/** How a statement of dues stands, or the statement of a line. */
export function DueState({ state }: { state: DueLineState }) {
  return <StatusDot tone={tones[state]}>{dueLineStates[state]}</StatusDot>
}

const settled: Record<SettlementStatus, Tone> = { waiting: 'info', confirmed: 'good', refused: 'bad' }

/** What settled a statement, and what has become of it. */
export function SettlementState({ kind, status }: { kind: SettlementKind; status: SettlementStatus }) {
  // only a transfer waits or is sent back
  return <StatusDot tone={settled[status]}>{kind === 'transfer' ? settlementStatuses[status] : settlementKinds[kind]}</StatusDot>
}
