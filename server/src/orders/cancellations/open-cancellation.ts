import type { Locale } from '@rahba/contract/kernel/locale'
import type { CancellationKind } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { Fault } from '@rahba/contract/orders/cancellations/refund'
import { requireUninvolved } from '../../money/require-outsider.ts'
import type { Db } from '../../platform/db/types.ts'
import type { OrderScope } from '../scope.ts'
import { applyPlan } from '../settlement/apply-plan.ts'
import type { CalculatedRefund } from '../settlement/calculate-refund.ts'
import type { OrderFacts } from '../settlement/facts.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import { calculateLines, type Opening, planOpening } from '../settlement/plan-opening.ts'
import { rowAfter } from './act-on-cancellation.ts'
import type { CancellationRecord } from './table.ts'

interface RequestedRefund {
  order_id: string
  lines: Opening['lines']
  fault: Fault
}

/** Calculates the refund of these items, without changing anything. Throws like opening does. */
export async function previewCancellation(
  db: Db,
  scope: OrderScope,
  { order_id, ...requested }: RequestedRefund,
  locale: Locale,
): Promise<{ kind: CancellationKind; order: OrderFacts; calculated: CalculatedRefund }> {
  const facts = await loadSettlement(db, { order_id }, scope)
  return { order: facts.order, ...calculateLines(facts, { ...requested, locale }) }
}

/**
 * Opens a cancellation or return of some items of an order, in the caller's transaction. Throws `units_over` at a line, `return_window_over`,
 * `not_cancellable_now`.
 */
export async function openCancellation(db: Db, { scope, ...opening }: Opening & { scope: OrderScope }): Promise<CancellationRecord> {
  const facts = await loadSettlement(db, { order_id: opening.order_id }, scope)
  await requireUninvolved(db, opening.actor, facts.order)
  return rowAfter(await applyPlan(db, facts, planOpening(facts, opening)), facts.next_id)
}
