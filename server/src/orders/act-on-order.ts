import { requireUninvolved } from '../money/require-outsider.ts'
import type { Db } from '../platform/db/types.ts'
import type { OrderScope } from './scope.ts'
import { applyPlan } from './settlement/apply-plan.ts'
import type { OrderFacts } from './settlement/facts.ts'
import { loadSettlement } from './settlement/load-settlement.ts'
import type { OrderStep } from './settlement/move-order.ts'
import { planOrderStep } from './settlement/plan-order-step.ts'
import type { orders } from './table.ts'

export interface ActingOnOrder extends OrderStep {
  order_id: string
  /** The orders that the actor may access; others are not found. */
  scope: OrderScope
}

/**
 * Moves an order along its table of transitions, inside the caller's transaction: the order is locked, the step is planned by what is then read, and
 * the plan is written. Throws `order_wrong_state` when somebody was faster.
 */
export async function actOnOrder(
  db: Db,
  { order_id, scope, ...step }: ActingOnOrder,
): Promise<{ before: OrderFacts; after: typeof orders.$inferSelect }> {
  const facts = await loadSettlement(db, { order_id }, scope)
  await requireUninvolved(db, step.actor, facts.order)
  const { order: after } = await applyPlan(db, facts, planOrderStep(facts, step))
  return { before: facts.order, after }
}
