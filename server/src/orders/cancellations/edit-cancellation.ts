import type { Locale } from '@rahba/contract/kernel/locale'
import type { CancellationEdit } from '@rahba/contract/orders/cancellations/cancellations.schemas'
import { requireUninvolved } from '../../money/require-outsider.ts'
import type { Db } from '../../platform/db/types.ts'
import { applyPlan } from '../settlement/apply-plan.ts'
import { type CancellationFacts, findRequest } from '../settlement/facts.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import { planEdit } from '../settlement/plan-edit.ts'
import type { HistoryActor } from '../write-history.ts'
import { rowAfter } from './act-on-cancellation.ts'
import type { CancellationRecord } from './table.ts'

/** An administrator puts a cancellation right, in the caller's transaction. Throws `stale_record`, `cancellation_wrong_state`. */
export async function editCancellation(
  db: Db,
  { id, ...edit }: CancellationEdit & { id: string; actor: HistoryActor; locale: Locale; seen: string },
): Promise<{ before: CancellationFacts; after: CancellationRecord }> {
  const facts = await loadSettlement(db, { cancellation_id: id }, 'all')
  const { row: before } = findRequest(facts, id)
  await requireUninvolved(db, edit.actor, before)
  return { before, after: rowAfter(await applyPlan(db, facts, planEdit(facts, id, edit)), id) }
}
