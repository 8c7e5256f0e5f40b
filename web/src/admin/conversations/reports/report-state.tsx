import { type ReportStatus, reportStatuses } from '@rahba/contract/conversations/chat/report-states'
import { StatusDot, type Tone } from '../../../kit/show/status-dot.tsx'

const tones: Record<ReportStatus, Tone> = { open: 'waiting', handled: 'good', dismissed: 'neutral' }

/** The state of a report of a conversation. */
export const ReportState = ({ state }: { state: ReportStatus }) => <StatusDot tone={tones[state]}>{reportStatuses[state]}</StatusDot>
