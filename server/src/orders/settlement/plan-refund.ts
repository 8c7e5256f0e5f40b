import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import type { RefundEvent } from '@rahba/contract/money/ledger/ledger'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { cutRefund, orderLess, type RefundParts } from '@rahba/contract/orders/cancellations/refund'
import { isCaptured } from '@rahba/contract/orders/captured'
import { orderErrors } from '@rahba/contract/orders/errors'
import { orderActions, whyNotOrderAction } from '@rahba/contract/orders/order-actions'
import { fromCarrier, getPendingPart, paidOfPart, pendingAfterDelivery, type StoreSources } from '../../money/ledger/events.ts'
import { cancellationPaid, partCancelled, refundedAfterDelivery, takesCash } from '../../money/ledger/order-postings.ts'
import { fail, failField } from '../../platform/errors.ts'
import { planCreditNotes } from '../invoices/plan-documents.ts'
import type { HistoryActor } from '../write-history.ts'
import { type CalculatedRefund, calculateRequest, type NetAmounts, netAmounts, settledAmounts } from './calculate-refund.ts'
import { type CancellationLineFacts, type Facts, type RequestFacts, requestKind } from './facts.ts'
import { moveOrder, paymentStatusAfter } from './move-order.ts'
import { bySystem, moveRequest, type RequestMove } from './move-request.ts'
import { type CancellationPatch, joinPlans, type LinePatch, type Plan } from './plan.ts'
import { planWholeCancellation } from './plan-whole-cancellation.ts'
import { splitRefund } from './split-refund.ts'

/** The settlement of a cancellation's amount. */
export interface Refund {
  /** The request as it is now; a return with the counts of its goods. */
  request: RequestFacts
  actor: HistoryActor
  note: string | null
  /** An amount below the calculated one; the calculated one when null. */
  amount_final: number | null
  /** The moves that led here; the refund itself follows them. */
  moves: readonly RequestMove[]
  /** The actor that settles the amount in its history: the system, if it followed from another decision. */
  settled_by: RequestMove
  /** The fields that the decision changes on the request besides the refund. */
  changes: CancellationPatch
  locale: Locale
}

/** The amount that is settled. Throws `refund_over_captured` above the calculated one, `refund_cut_needs_note` below it without a note. */
function finalAmount({ order }: Facts, calculated: CalculatedRefund, { request, amount_final, note, locale }: Refund): number {
  const { kind } = request.row
  // The order may have shipped since the request was made.
  if (kind === 'cancel') requestKind(order, locale)
  const amount = amount_final ?? calculated.amount
  const max = Math.min(calculated.amount, calculated.refundable)
  if (amount > max) throw failField('amount_final', orderErrors.refund_over_captured, { max: moneyTexts(max) })
  if (amount < calculated.amount) {
    if (kind === 'cancel') throw failField('amount_final', orderErrors.cancel_not_cut)
    if (!note) throw failField('note', orderErrors.refund_cut_needs_note)
  }
  return amount
}

/** The moves of the refund: the amount is settled, and the refund is done if nothing has to be transferred. */
function finishRequest(facts: Facts, refund: Refund, changes: CancellationPatch, lines: readonly LinePatch[] = []): Partial<Plan> {
  const { request, moves, settled_by } = refund
  const { to_wallet, to_outside, outside } = changes
  const amount = to_outside ?? 0
  // A cash order has not been paid yet: less is collected at the door, so no refund is awaited on the way.
  const isUnpaid = amount === 0 && (to_wallet ?? 0) === 0
  const closing = amount > 0 ? [] : [bySystem(isUnpaid ? 'close' : 'pay')]
  const settling = isUnpaid && request.row.kind === 'cancel' && moves.length > 0 ? [] : [settled_by]
  const [first = settled_by, ...others] = [...moves, ...settling, ...closing]
  return {
    ...moveRequest(facts, request, [first, ...others], { ...refund.changes, ...changes }, lines),
    // A worker sends the refund to the gateway, and the gateway's answer marks it paid.
    gateway: amount > 0 && outside === 'psp_clearing' ? [{ kind: 'queue', cancellation_id: request.row.id, amount }] : [],
  }
}

/** Cancelling the last items cancels the whole order, with this request as its record. */
function refundAll(facts: Facts, refund: Refund): Plan {
  const { request, actor, locale } = refund
  const { row } = request
  const why = whyNotOrderAction('cancel', facts.order, actor.type, Date.parse(facts.now))
  if (why) throw fail(orderErrors.order_wrong_state, { why: why[locale] })
  const note = refund.note ?? row.refund_reason_other ?? inLocale(refundReasons[row.refund_reason], locale)
  const cancelled = planWholeCancellation(facts, { record_id: row.id, actor, request: row, reason: row })
  const step = { actor, input: { action: 'cancel' as const, note }, locale }
  const finished = finishRequest(facts, refund, cancelled.amounts)
  return joinPlans(cancelled.plan, moveOrder(facts, step, orderActions.cancel.to, cancelled.payment_status), {
    ...finished,
    notices: finished.notices?.map((notice) => (notice.kind === 'cancellation_moved' ? { ...notice, with_order: true } : notice)) ?? [],
  })
}

interface PostedRefund extends Pick<Plan, 'postings' | 'collection'> {
  event: RefundEvent
  /** The part of the refund that is to be paid back. */
  back: number
  from_pending: number
}

function postCancelled({ invoiced }: Facts, { request, actor }: Refund, { order }: NetAmounts, parts: RefundParts): PostedRefund {
  const captured = isCaptured(order)
  const part = { id: request.row.id, parts, captured, invoiced }
  return {
    event: 'order_cancelled',
    back: paidOfPart(order, parts, captured),
    from_pending: 0,
    collection: null,
    postings: [partCancelled(order, part, { actor })],
  }
}

function postReturned(facts: Facts, { request, actor }: Refund, net: NetAmounts, parts: RefundParts): PostedRefund {
  const { order } = net
  const cash = takesCash(order)
  const collection = cash ? facts.collection : null
  const earned = pendingAfterDelivery(order, cash) + (collection?.released_pending ?? 0)
  const sources: StoreSources = {
    pending: facts.order.status === 'delivered' ? earned - net.from_pending : 0,
    with_carrier: collection?.held ?? 0,
    cashWithStore: cash && (!collection || collection.status === 'with_store'),
  }
  const amount = fromCarrier(parts, sources)
  return {
    event: 'refund_after_delivery',
    back: parts.total,
    from_pending: getPendingPart(parts, sources),
    collection: collection && amount > 0 ? { kind: 'take', amount } : null,
    postings: [refundedAfterDelivery(order, { id: request.row.id, parts, sources }, { actor })],
  }
}

/** Units that return to stock: all of a cancellation, the undamaged ones of a return. */
const restockedUnits = ({ lines }: Facts, { row, lines: requested }: RequestFacts): Plan['stock'] =>
  requested.flatMap(({ order_line_id, quantity, received }) => {
    const units = row.kind === 'cancel' ? quantity : received
    const line = lines.find(({ id }) => id === order_line_id)
    return units > 0 && line ? [{ variant_id: line.variant_id, quantity: units }] : []
  })

/** The counts of a line with its settled amount. */
const settledLine = ({ id, received, damaged, missing }: CancellationLineFacts, amount: number): LinePatch => ({
  id,
  received,
  damaged,
  missing,
  amount,
})

/** Some items of an order are refunded, and the order continues. */
function refundPart(facts: Facts, refund: Refund, net: NetAmounts, calculated: CalculatedRefund, amount: number): Plan {
  const { order, now } = facts
  const { request, actor } = refund
  const { row, lines } = request
  const parts = cutRefund(calculated.quote.parts, amount, order.vat_regime)
  const { event, back, from_pending, postings, collection } = (row.kind === 'cancel' ? postCancelled : postReturned)(
    facts,
    refund,
    net,
    parts,
  )
  const split = splitRefund(facts, row, net, back)
  const { with_fees, quote } = calculated
  const amounts = settledAmounts({ event, parts, with_fees, from_pending, ...split })
  const refundedLines = new Map(quote.lines.map((line) => [line.id, line]))
  const { total } = parts
  const payment_status = paymentStatusAfter(order, {
    kind: row.kind === 'cancel' ? 'part_cancelled' : 'part_returned',
    total,
    back,
    remaining: orderLess(net.order, parts),
  })
  return joinPlans(
    {
      order: {
        payment_status,
        updated_at: now,
        ...(row.kind === 'cancel'
          ? { cancelled_amount: order.cancelled_amount + total }
          : { returned_amount: order.returned_amount + total }),
      },
      units: lines.map(({ order_line_id, quantity }) => {
        const refunded = refundedLines.get(order_line_id)?.quantity ?? 0
        return { order_line_id, cancelled: refunded - quantity, refunded }
      }),
      stock: restockedUnits(facts, request),
      collection,
      close_payments: payment_status === 'refunded',
      postings: [...postings, cancellationPaid(net.order, row.id, 'wallet', split.to_wallet, { actor })],
      documents: planCreditNotes(facts, { cause_id: row.id, reason: row, units: quote.lines, with_fees, parts }),
    },
    finishRequest(
      facts,
      refund,
      amounts,
      lines.map((line) => settledLine(line, refundedLines.get(line.order_line_id)?.parts.total ?? 0)),
    ),
  )
}

/**
 * Settles the amount of a cancellation: amounts are frozen and posted (before or after delivery), units counted as refunded, undamaged goods
 * returned to stock, and the wallet's part paid. A part that is paid by bank or gateway waits for `pay`.
 */
export function planRefund(facts: Facts, refund: Refund): Plan {
  const net = netAmounts(facts)
  const calculated = calculateRequest(facts, net, refund.request)
  const amount = finalAmount(facts, calculated, refund)
  if (refund.request.row.kind === 'cancel' && calculated.whole) return refundAll(facts, refund)
  return refundPart(facts, refund, net, calculated, amount)
}
