import { requireUninvolved } from '../../money/require-outsider.ts'
import type { Db } from '../../platform/db/types.ts'
import type { OrderScope } from '../scope.ts'
import { applyPlan } from '../settlement/apply-plan.ts'
import { type CancellationFacts, type Facts, findRequest } from '../settlement/facts.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import { system } from '../settlement/move-request.ts'
import type { Applied } from '../settlement/plan.ts'
import { type CancellationChoice, type CancellationStep, planCancellationStep } from '../settlement/plan-cancellation-step.ts'
import type { CancellationRecord } from './table.ts'

interface ActingOnCancellation extends CancellationStep {
  id: string
  /** The cancellations that the actor may access; others are not found. */
  scope: OrderScope
}

/** A cancellation as a plan left it. */
export function rowAfter({ cancellations }: Applied, id: string): CancellationRecord {
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
): Promise<{ before: CancellationFacts; after: CancellationRecord }> {
  const facts = await loadSettlement(db, { cancellation_id: id }, scope)
  const { row: before } = findRequest(facts, id)
  await requireUninvolved(db, step.actor, before)
  const applied = await applyPlan(db, facts, planCancellationStep(facts, id, step))
  return { before, after: rowAfter(applied, id) }
}

/** A step that follows from the gateway's answer. */
const applyAnswer = (db: Db, facts: Facts, id: string, input: CancellationChoice) =>
  applyPlan(db, facts, planCancellationStep(facts, id, { actor: system, input, seen: null, files: null, locale: 'ar' }))

/** Posts a refund that the gateway paid to the card, and ends its cancellation. Throws if it was paid by other means meanwhile. */
export async function recordCardRefund(db: Db, { id, reference }: { id: string; reference: string }): Promise<void> {
  const facts = await loadSettlement(db, { cancellation_id: id }, 'all')
  const { row } = findRequest(facts, id)
  if (row.status !== 'refund_pending' && row.status !== 'refund_failed')
    throw new Error(`Cancellation ${row.number} is ${row.status}, and its card was refunded as well`)
  await applyAnswer(db, facts, id, { action: 'pay', note: null, reference, receipt: null })
}

/** Records that the gateway refused a refund for good. An administrator tries again or pays it by transfer. */
export async function recordRefusedCardRefund(db: Db, { id, message }: { id: string; message: string }): Promise<void> {
  const facts = await loadSettlement(db, { cancellation_id: id }, 'all')
  if (findRequest(facts, id).row.status === 'refund_pending') await applyAnswer(db, facts, id, { action: 'fail', note: message })
}
