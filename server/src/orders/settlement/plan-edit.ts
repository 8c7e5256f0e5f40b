import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { cancellationStatuses } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { CancellationEdit } from '@rahba/contract/orders/cancellations/cancellations.schemas'
import { orderErrors } from '@rahba/contract/orders/errors'
import { fail, failField } from '../../platform/errors.ts'
import type { HistoryActor } from '../write-history.ts'
import { calculateRequest, netAmounts } from './calculate-refund.ts'
import { type Facts, findRequest } from './facts.ts'
import { joinPlans, type Plan } from './plan.ts'
import { keptDestination } from './plan-opening.ts'

/**
 * Corrects the reason, fault and destination of a request until its amount is settled. The fault may change the amount.
 * Throws `stale_record` over another version, `cancellation_wrong_state` once it is settled.
 */
export function planEdit(facts: Facts, id: string, edit: CancellationEdit & { actor: HistoryActor; locale: Locale; seen: string }): Plan {
  const request = findRequest(facts, id)
  const { row, lines } = request
  const { actor, locale, seen, admin_note, refund_reason, refund_reason_other, fault } = edit
  if (row.event || row.status === 'rejected' || row.status === 'closed')
    throw fail(orderErrors.cancellation_wrong_state, { why: inLocale(cancellationStatuses[row.status], locale) })
  if (seen !== String(row.version)) throw fail(errors.stale_record)
  if (refund_reason === 'other' && !refund_reason_other) throw failField('refund_reason_other', orderErrors.reason_other_needed)
  const calculated = calculateRequest(facts, netAmounts(facts), { row: { ...row, fault }, lines })
  const patch = {
    refund_reason,
    refund_reason_other: refund_reason === 'other' ? refund_reason_other : null,
    fault,
    ...keptDestination(facts.order.payment_method, calculated, edit),
    admin_note,
    amount: calculated.amount,
    version: row.version + 1,
    updated_at: facts.now,
  }
  return joinPlans({
    requests: [{ id, patch }],
    cancellation_history: [{ cancellation_id: id, action: 'edit', from: row.status, to: row.status, actor, note: admin_note }],
  })
}
