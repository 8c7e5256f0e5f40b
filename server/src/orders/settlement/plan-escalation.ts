import type { Facts } from './facts.ts'
import { joinPlans, type Plan } from './plan.ts'

const isOver = (moment: string | null, { now }: Facts): boolean => moment !== null && Date.parse(moment) <= Date.parse(now)

/**
 * Escalates what a store left unanswered to the administrators: they are notified once, and only they may answer from then on. It may be a request to
 * cancel the whole order, or requests for some of its items.
 */
export function planEscalation(facts: Facts): Plan {
  const { order, requests, now } = facts
  const orderOverdue = order.status === 'cancel_requested' && order.escalated_at === null && isOver(order.expires_at, facts)
  const overdue = requests.filter(({ row }) => row.status === 'requested' && row.escalated_at === null && isOver(row.answer_by, facts))
  return joinPlans({
    order: orderOverdue ? { escalated_at: now } : {},
    requests: overdue.map(({ row }) => ({ id: row.id, patch: { escalated_at: now, version: row.version + 1 } })),
    notices: [
      ...(orderOverdue ? [{ kind: 'order_escalated' } as const] : []),
      ...overdue.map(({ row }) => ({ kind: 'cancellation_escalated' as const, id: row.id })),
    ],
  })
}
