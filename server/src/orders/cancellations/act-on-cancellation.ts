import { requireUninvolved } from '../../money/require-outsider.ts'
import type { Db } from '../../platform/db/types.ts'
import type { OrderScope } from '../scope.ts'
import { applyPlan } from '../settlement/apply-plan.ts'
import { type CancellationFacts, findRequest } from '../settlement/facts.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import type { Applied } from '../settlement/plan.ts'
import { type CancellationStep, planCancellationStep } from '../settlement/plan-cancellation-step.ts'
import type { CancellationRow } from './announce-cancellation.ts'

interface ActingOnCancellation extends CancellationStep {
  id: string
  /** The cancellations that the actor may access; others are not found. */
  scope: OrderScope
}

/** A cancellation as a plan left it. */
export function rowAfter({ cancellations }: Applied, id: string): CancellationRow {
  const row = cancellations.get(id)
  if (!row) throw new Error('A step of a cancellation changes it')
  return row
}

/**
 * Moves a cancellation along its table, inside the caller's transaction: its order is locked, the step is planned by what is then read, and the plan
 * is written. Throws `cancellation_wrong_state` and `refund_preview_stale` when somebody was faster.
 */
export async function actOnCancellation(
  db: Db,
  { id, scope, ...step }: ActingOnCancellation,
): Promise<{ before: CancellationFacts; after: CancellationRow }> {
  const facts = await loadSettlement(db, { cancellation_id: id }, scope)
  const { row: before } = findRequest(facts, id)
  await requireUninvolved(db, step.actor, before)
  const applied = await applyPlan(db, facts, planCancellationStep(facts, id, step))
  return { before, after: rowAfter(applied, id) }
}
