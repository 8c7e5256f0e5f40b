import type { Locale } from '@rahba/contract/kernel/locale'
import { type CancellationKind, faultOfReason } from '@rahba/contract/orders/cancellation-states'
import type { CancellationWish } from '@rahba/contract/orders/cancellations'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { Fault } from '@rahba/contract/orders/refund'
import { fail, failField } from '../../platform/errors.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import type { HistoryActor } from '../history.ts'
import type { Facts } from './facts.ts'
import { hoursAfter } from './hours-after.ts'
import { joinPlans, type Plan } from './plan.ts'
import { type ReckonedRefund, reckonRefund } from './reckon-refund.ts'
import { checkDestination, kindOf } from './request-kind.ts'
import { standingOf } from './standing.ts'

type WantedLines = readonly { order_line_id: string; quantity: number }[]

/** The wanted units by line, each line once. Refuses at its line what the order has not, or has no more. */
function checkUnits({ lines }: Facts, wanted: WantedLines): { id: string; quantity: number }[] {
  const seen = new Set<string>()
  return wanted.map(({ order_line_id, quantity }, index) => {
    const line = lines.find(({ id }) => id === order_line_id)
    const left = line && !seen.has(order_line_id) ? line.quantity - line.cancelled_quantity : 0
    seen.add(order_line_id)
    if (quantity > left) throw failField(`lines.${index}.quantity`, orderErrors.units_over, { left })
    return { id: order_line_id, quantity }
  })
}

/** What cancelling or returning these items would come to. Throws like opening does. */
export function reckonWanted(
  facts: Facts,
  { lines, fault, locale }: { lines: WantedLines; fault: Fault; locale: Locale },
): { kind: CancellationKind; reckoned: ReckonedRefund } {
  const kind = kindOf(facts.order.status, locale)
  const taken = checkUnits(facts, lines)
  return { kind, reckoned: reckonRefund(facts, standingOf(facts), { kind, fault, goods_back: true, taken }) }
}

export interface Opening extends CancellationWish {
  actor: HistoryActor
  fault: Fault | null
  admin_note: string | null
  files: FileOwner
  locale: Locale
}

function checkWindow({ order, now, settings }: Facts, kind: CancellationKind, actor: HistoryActor): void {
  // an administrator may take goods back later, and says why in the note
  if (kind === 'cancel' || actor.type === 'admin') return
  const closes = order.delivered_at && hoursAfter(order.delivered_at, settings.return_window_days * 24)
  if (!closes || Date.parse(closes) < Date.parse(now)) throw fail(orderErrors.return_window_over)
}

/**
 * What opening a cancellation (before delivery) or a return (after it) of some items changes. The units are held from now on: no second request can
 * name them. Throws `units_over` at a line, `return_window_over`, `not_cancellable_now`.
 */
export function planOpening(facts: Facts, opening: Opening): Plan {
  const { order, now, next_id, settings } = facts
  const { actor, refund_reason, refund_reason_other, destination } = opening
  const kind = kindOf(order.status, opening.locale)
  if (refund_reason === 'other' && !refund_reason_other) throw failField('refund_reason_other', orderErrors.reason_other_needed)
  checkWindow(facts, kind, actor)
  const fault = opening.fault ?? faultOfReason[refund_reason]
  const { reckoned } = reckonWanted(facts, { lines: opening.lines, fault, locale: opening.locale })
  checkDestination(order.payment_method, opening)
  const note = actor.type === 'admin' ? opening.admin_note : opening.note
  return joinPlans({
    opened: {
      row: {
        order_id: order.id,
        store_id: order.store_id,
        user_id: order.user_id,
        kind,
        status: 'requested',
        requested_by: actor.type,
        refund_reason,
        refund_reason_other: refund_reason === 'other' ? refund_reason_other : null,
        note: opening.note,
        problem_description: opening.problem_description,
        attachments: opening.attachments,
        admin_note: opening.admin_note,
        fault,
        destination,
        iban_number: destination === 'bank' ? opening.iban_number : null,
        account_holder: destination === 'bank' ? opening.account_holder : null,
        amount: reckoned.amount,
        answer_by: hoursAfter(now, settings.answer_hours),
      },
      lines: reckoned.quote.lines.map(({ id, quantity, parts }) => ({ order_line_id: id, quantity, amount: parts.total })),
    },
    units: opening.lines.map(({ order_line_id, quantity }) => ({ order_line_id, cancelled: quantity, refunded: 0 })),
    files: {
      owner: opening.files,
      purpose: 'paper',
      fields: Object.fromEntries(opening.attachments.map((id, index) => [`attachments.${index}`, id])),
    },
    cancellation_history: [{ cancellation_id: next_id, action: 'open', from: null, to: 'requested', actor, note }],
    notices: [{ kind: 'cancellation_moved', id: next_id, by: actor.type }],
  })
}
