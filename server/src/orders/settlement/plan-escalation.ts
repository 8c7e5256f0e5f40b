import type { Facts } from './facts.ts'
import { joinPlans, type Plan } from './plan.ts'

const isOver = (moment: string | null, { now }: Facts): boolean => moment !== null && Date.parse(moment) <= Date.parse(now)

/**
 * Hands what the store of an order left unanswered to the administration: it is told once, and alone may answer from then on. That may be a wish to
 * cancel the order, or requests for some of its items.
 */
export function planEscalation(facts: Facts): Plan {
  const { order, requests, now } = facts
  const wished = order.status === 'cancel_requested' && order.escalated_at === null && isOver(order.expires_at, facts)
  const late = requests.filter(({ row }) => row.status === 'requested' && row.escalated_at === null && isOver(row.answer_by, facts))
  return joinPlans({
    order: wished ? { escalated_at: now } : {},
    requests: late.map(({ row }) => ({ id: row.id, patch: { escalated_at: now, version: row.version + 1 } })),
    notices: [
      ...(wished ? [{ kind: 'wish_escalated' } as const] : []),
      ...late.map(({ row }) => ({ kind: 'cancellation_escalated' as const, id: row.id })),
    ],
  })
}
