import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { type CancellationKind, refundReasons } from '@rahba/contract/orders/cancellation-states'
import type { CancelledItems } from '@rahba/contract/orders/cancellations.schemas'
import { orderErrors } from '@rahba/contract/orders/errors'
import { orderStatusLabel } from '@rahba/contract/orders/order-states'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { applyPlan } from '../settlement/apply-plan.ts'
import { type CalculatedRefund, getDestinations } from '../settlement/calculate-refund.ts'
import { type Facts, type OrderFacts, requestKind } from '../settlement/facts.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import { planCancellationStep } from '../settlement/plan-cancellation-step.ts'
import { calculateLines, planOpening } from '../settlement/plan-opening.ts'
import { rowAfter } from './act-on-cancellation.ts'
import type { CancellationRow } from './announce-cancellation.ts'

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
): Promise<CancellationRow> {
  const { order_id, refund_reason, refund_reason_other } = items
  const actor = { type: 'store', id: member_id } as const
  const before = await loadBeforeLeaving(db, { store_id, order_id, locale })
  const original = getDestinations(before.order.payment_method).includes('original')
  const opening = planOpening(before, {
    ...items,
    actor,
    locale,
    fault: 'store',
    destination: original ? 'original' : 'wallet',
    iban_number: null,
    account_holder: null,
    note: null,
    problem_description: null,
    admin_note: null,
    attachments: [],
    files: { owner_type: 'store', owner_id: store_id },
  })
  // The shopper is notified once, of what comes of it.
  const opened = rowAfter(await applyPlan(db, before, { ...opening, notices: [] }), before.next_id)
  const note = refund_reason_other ?? inLocale(refundReasons[refund_reason], locale)
  const facts = await loadSettlement(db, { cancellation_id: opened.id }, { store_id })
  const step = { actor, input: { action: 'accept' as const, note, expected_amount }, seen: opened.version, files: null, locale }
  const plan = planCancellationStep(facts, opened.id, step)
  const notices = plan.notices.map((notice) =>
    notice.kind === 'cancellation_moved' ? { ...notice, by: 'store' as const, removed: true as const } : notice,
  )
  return rowAfter(await applyPlan(db, facts, { ...plan, notices }), opened.id)
}
