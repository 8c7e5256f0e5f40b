import type { Locale } from '@rahba/contract/kernel/locale'
import { type CancellationKind, faultOfReason, type RefundDestination } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { CancellationRequestBody } from '@rahba/contract/orders/cancellations/cancellations'
import type { Fault } from '@rahba/contract/orders/cancellations/refund'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { fail, failField } from '../../platform/errors.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import type { HistoryActor } from '../write-history.ts'
import { type CalculatedRefund, calculateRefund, getDestinations, netAmounts } from './calculate-refund.ts'
import { type Facts, hoursAfter, requestKind } from './facts.ts'
import { joinPlans, type Plan } from './plan.ts'

type RequestedLines = readonly { order_line_id: string; quantity: number }[]

/** The requested units by line, each line once. Throws `units_over` at a line that has fewer units left. */
function checkUnits({ lines }: Facts, requested: RequestedLines): { id: string; quantity: number }[] {
  const seen = new Set<string>()
  return requested.map(({ order_line_id, quantity }, index) => {
    const line = lines.find(({ id }) => id === order_line_id)
    const remaining = line && !seen.has(order_line_id) ? line.quantity - line.cancelled_quantity : 0
    seen.add(order_line_id)
    if (quantity > remaining) throw failField(`lines.${index}.quantity`, orderErrors.units_over, { left: remaining })
    return { id: order_line_id, quantity }
  })
}

/** The refund that cancelling or returning these items would give. Throws like opening does. */
export function calculateLines(
  facts: Facts,
  { lines, fault, locale }: { lines: RequestedLines; fault: Fault; locale: Locale },
): { kind: CancellationKind; calculated: CalculatedRefund } {
  const kind = requestKind(facts.order, locale)
  const units = checkUnits(facts, lines)
  return { kind, calculated: calculateRefund(facts, netAmounts(facts), { kind, fault, goods_back: true, units }) }
}

interface ChosenDestination {
  destination: RefundDestination
  iban_number: string | null
  account_holder: string | null
}

/**
 * Returns the destination that a request keeps. If nothing is paid back, no destination was asked for, and the choice is ignored: should
 * another request make an amount due, it goes to the wallet. Throws `destination_not_offered` or `bank_details_needed` at the field.
 */
export function keptDestination(
  payment_method: PaymentMethod,
  { amount, uncollected }: Pick<CalculatedRefund, 'amount' | 'uncollected'>,
  { destination, iban_number, account_holder }: ChosenDestination,
): ChosenDestination {
  if (amount === uncollected) return { destination: 'wallet', iban_number: null, account_holder: null }
  if (!getDestinations(payment_method).includes(destination)) throw failField('destination', orderErrors.destination_not_offered)
  if (destination !== 'bank') return { destination, iban_number: null, account_holder: null }
  if (!iban_number) throw failField('iban_number', orderErrors.bank_details_needed)
  if (!account_holder) throw failField('account_holder', orderErrors.bank_details_needed)
  return { destination, iban_number, account_holder }
}

export interface Opening extends CancellationRequestBody {
  actor: HistoryActor
  fault: Fault | null
  admin_note: string | null
  files: FileOwner
  locale: Locale
}

function checkWindow({ order, now, settings }: Facts, kind: CancellationKind, actor: HistoryActor): void {
  // An administrator may accept returns later, and states the reason in the note.
  if (kind === 'cancel' || actor.type === 'admin') return
  const closes = order.delivered_at && hoursAfter(order.delivered_at, settings.return_window_days * 24)
  if (!closes || Date.parse(closes) < Date.parse(now)) throw fail(orderErrors.return_window_over)
}

/**
 * Plans the opening of a cancellation (before delivery) or a return (after it) of some items. The units are held from now on: no second request can
 * name them. Throws `units_over` at a line, `return_window_over`, `not_cancellable_now`.
 */
export function planOpening(facts: Facts, opening: Opening): Plan {
  const { order, now, next_id, settings } = facts
  const { actor, refund_reason, refund_reason_other } = opening
  const kind = requestKind(order, opening.locale)
  if (refund_reason === 'other' && !refund_reason_other) throw failField('refund_reason_other', orderErrors.reason_other_needed)
  checkWindow(facts, kind, actor)
  const fault = opening.fault ?? faultOfReason[refund_reason]
  const { calculated } = calculateLines(facts, { lines: opening.lines, fault, locale: opening.locale })
  const target = keptDestination(order.payment_method, calculated, opening)
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
        ...target,
        amount: calculated.amount,
        answer_by: hoursAfter(now, settings.answer_hours),
      },
      lines: calculated.quote.lines.map(({ id, quantity, parts }) => ({ order_line_id: id, quantity, amount: parts.total })),
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
