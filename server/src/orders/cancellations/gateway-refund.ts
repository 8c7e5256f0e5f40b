import type { Db } from '../../platform/db/types.ts'
import { applyPlan } from '../settlement/apply-plan.ts'
import { type Facts, findRequest } from '../settlement/facts.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import { system } from '../settlement/move-request.ts'
import { type CancellationChoice, planCancellationStep } from '../settlement/plan-cancellation-step.ts'

/** A step that follows from the gateway's answer. */
const takeStep = (db: Db, facts: Facts, id: string, input: CancellationChoice) =>
  applyPlan(db, facts, planCancellationStep(facts, id, { actor: system, input, seen: null, files: null, locale: 'ar' }))

/** Posts a refund that the gateway paid to the card, and ends its cancellation. Throws if it was paid by other means meanwhile. */
export async function paidByGateway(db: Db, { id, reference }: { id: string; reference: string }): Promise<void> {
  const facts = await loadSettlement(db, { cancellation_id: id }, 'all')
  const { row } = findRequest(facts, id)
  if (row.status !== 'refund_pending' && row.status !== 'refund_failed')
    throw new Error(`Cancellation ${row.number} is ${row.status}, and its card was refunded as well`)
  await takeStep(db, facts, id, { action: 'pay', note: null, reference, receipt: null })
}

/** Records that the gateway refused a refund for good. An administrator tries again or pays it by transfer. */
export async function refusedByGateway(db: Db, { id, message }: { id: string; message: string }): Promise<void> {
  const facts = await loadSettlement(db, { cancellation_id: id }, 'all')
  if (findRequest(facts, id).row.status === 'refund_pending') await takeStep(db, facts, id, { action: 'fail', note: message })
}
