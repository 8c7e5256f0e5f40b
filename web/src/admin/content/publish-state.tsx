import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { useText } from '../../text/use-text.ts'

/** The state that readers see: hidden, scheduled for later, or published. */
export function PublishState({ active, published_at }: { active: boolean; published_at: string }) {
  const { states } = useText('admin/content')
  if (!active) return <StatusDot tone="neutral">{states.hidden}</StatusDot>
  if (Date.parse(published_at) > Date.now()) return <StatusDot tone="waiting">{states.scheduled}</StatusDot>
  return <StatusDot tone="good">{states.out}</StatusDot>
}

interface Days {
  active: boolean
  start_date: string | null
  end_date: string | null
}

/** The state of an ad today, by the days of Riyadh. */
export function SlideState({ active, start_date, end_date }: Days) {
  const { slideStates: t } = useText('admin/content')
  const today = todayInRiyadh()
  if (!active) return <StatusDot tone="neutral">{t.hidden}</StatusDot>
  if (start_date && start_date > today) return <StatusDot tone="waiting">{t.scheduled}</StatusDot>
  if (end_date && end_date < today) return <StatusDot tone="neutral">{t.over}</StatusDot>
  return <StatusDot tone="good">{t.runs}</StatusDot>
}
