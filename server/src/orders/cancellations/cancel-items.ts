import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { CancellationKind } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { CancelledItems } from '@rahba/contract/orders/cancellations/cancellations.schemas'
import { orderErrors } from '@rahba/contract/orders/errors'
import { orderStatusLabel } from '@rahba/contract/orders/order-states'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { applyPlan } from '../settlement/apply-plan.ts'
import type { CalculatedRefund } from '../settlement/calculate-refund.ts'
import { type Facts, type OrderFacts, requestKind } from '../settlement/facts.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import { calculateLines } from '../settlement/plan-opening.ts'
import { planRemoval, planRemovalRefund } from '../settlement/plan-removal.ts'
import { rowAfter } from './act-on-cancellation.ts'
import type { CancellationRecord } from './table.ts'

/** The store's side of an order that it takes items off. */
interface OwnItems {
  store_id: string
  order_id: string
  locale: Locale
}

/** Reads the order under its lock. A store takes nothing back of what a customer holds, so one that left it throws `not_cancellable_now`. */
async function loadBeforeLeaving(db: Db, { store_id, order_id, locale }: OwnItems): Promise<Facts> {
  const facts = await loadSettlement(db, { order_id }, { store_id })
  if (requestKind(facts.order, locale) !== 'cancel')
    throw fail(orderErrors.not_cancellable_now, { status: inLocale(orderStatusLabel(facts.order), locale) })
  return facts
}

/** Calculates what a store's cancellation of these items would refund. Throws `units_over` at a line, `not_cancellable_now`. */
export async function previewItems(
  db: Db,
  { lines, ...of }: OwnItems & Pick<CancelledItems, 'lines'>,
): Promise<{ kind: CancellationKind; order: OrderFacts; calculated: CalculatedRefund }> {
  const facts = await loadBeforeLeaving(db, of)
  return { order: facts.order, ...calculateLines(facts, { lines, fault: 'store', locale: of.locale }) }
}

/**
 * Takes items off an order that has not left its store and refunds them by the way they were paid, in the caller's transaction. Nobody else has to
 * answer: a store may cancel the whole order too. The last items cancel the order. Throws what a preview throws, and `refund_preview_stale` if the
 * refund differs from the one that the store was shown.
 */
export async function cancelItems(
  db: Db,
  { member_id, store_id, locale, expected_amount, ...items }: OwnItems & CancelledItems & { member_id: string },
): Promise<CancellationRecord> {
  const { order_id } = items
  const removal = { actor: { type: 'store', id: member_id }, store_id, locale } as const
  const before = await loadBeforeLeaving(db, { store_id, order_id, locale })
  const opened = rowAfter(await applyPlan(db, before, planRemoval(before, removal, items)), before.next_id)
  const facts = await loadSettlement(db, { cancellation_id: opened.id }, { store_id })
  return rowAfter(await applyPlan(db, facts, planRemovalRefund(facts, removal, opened, expected_amount)), opened.id)
}
