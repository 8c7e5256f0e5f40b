import type { Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { isCaptured } from '@rahba/contract/orders/captured'
import { orderErrors } from '@rahba/contract/orders/errors'
import { orderActions, whyNot } from '@rahba/contract/orders/order-actions'
import { cutRefund, orderLess, type RefundParts } from '@rahba/contract/orders/refund'
import { fromCarrier, fromPending, type Outside, paidOfPart, pendingAfterDelivery, type StoreSources } from '../../money/ledger/events.ts'
import { cancellationPaid, partCancelled, refundedAfterDelivery, takesCash } from '../../money/ledger/order-postings.ts'
import { fail, failField } from '../../platform/errors.ts'
import type { HistoryActor } from '../history.ts'
import type { CancellationLineFacts, Facts, RequestFacts } from './facts.ts'
import { bySystem, moveRequest, type RequestMove } from './move-request.ts'
import { paymentStatusAfter } from './payment-status.ts'
import { type CancellationPatch, joinPlans, type LinePatch, type Plan } from './plan.ts'
import { moveOrder } from './plan-order-step.ts'
import { planWholeCancellation } from './plan-whole-cancellation.ts'
import { type ReckonedRefund, reckonRequest } from './reckon-refund.ts'
import { kindOf } from './request-kind.ts'
import { settledAmounts } from './settled-amounts.ts'
import { type Standing, standingOf } from './standing.ts'

/** How the amount of a cancellation is settled. */
export interface Refund {
  /** The request as it stands now: of a return, with what was counted of its goods. */
  request: RequestFacts
  actor: HistoryActor
  note: string | null
  /** Less than it comes to; the amount itself when null. */
  amount_final: number | null
  /** The lines of its table that led here; the refund itself follows them. */
  moves: readonly RequestMove[]
  /** Who settles the amount in its history: the system, where it followed from another decision. */
  settled_by: RequestMove
  /** What the decision writes on the request beside the refund. */
  changes: CancellationPatch
  locale: Locale
}

/** The amount that is settled. Throws `refund_over_captured` above what goes back, `refund_cut_needs_note` below it without a word. */
function amountOf({ order }: Facts, reckoned: ReckonedRefund, { request, amount_final, note, locale }: Refund): number {
  const { kind } = request.row
  // the order may have left since the request was made
  if (kind === 'cancel') kindOf(order.status, locale)
  const amount = amount_final ?? reckoned.amount
  const max = Math.min(reckoned.amount, reckoned.refundable)
  if (amount > max) throw failField('amount_final', orderErrors.refund_over_captured, { max: formatAmount(max) })
  if (amount < reckoned.amount) {
    if (kind === 'cancel') throw failField('amount_final', orderErrors.cancel_not_cut)
    if (!note) throw failField('note', orderErrors.refund_cut_needs_note)
  }
  return amount
}

/** How it leaves: to the card by the gateway, everything else by an administrator's transfer. */
const wayOut = ({ order }: Facts, { row }: RequestFacts): Outside =>
  order.payment_method === 'card' && row.destination === 'original' ? 'psp_clearing' : 'bank'

/** How much of what goes back leaves by bank or gateway: of what came that way no more than came, unless a bank account was named. */
function outsideOf({ order }: Facts, { row }: RequestFacts, standing: Standing, back: number): number {
  if (row.destination === 'wallet') return 0
  if (row.destination === 'bank') return back
  const came = isCaptured(order) ? order.to_charge : 0
  return Math.min(back, Math.max(0, came - standing.outside))
}

/** The refund's lines of the table: the amount is settled, and where nothing has to be transferred the refund is done. */
function finish(facts: Facts, refund: Refund, changes: CancellationPatch, lines: readonly LinePatch[] = []): Partial<Plan> {
  const { request, moves, settled_by } = refund
  const { to_wallet, to_outside, outside } = changes
  const amount = to_outside ?? 0
  // of a cash order nothing was paid yet: less is collected at the door
  const rest = amount > 0 ? [] : [bySystem((to_wallet ?? 0) > 0 ? 'pay' : 'close')]
  const [first = settled_by, ...others] = [...moves, settled_by, ...rest]
  return {
    ...moveRequest(facts, request, [first, ...others], { ...refund.changes, ...changes }, lines),
    // what goes back through the gateway is sent by a worker, and paid by its answer
    gateway: amount > 0 && outside === 'psp_clearing' ? [{ kind: 'ask', cancellation_id: request.row.id, amount }] : [],
  }
}

/** Cancelling the last of an order cancels the order, with this request as its record. */
function refundWhole(facts: Facts, refund: Refund): Plan {
  const { request, actor, locale } = refund
  const { row } = request
  const why = whyNot('cancel', facts.order, actor.type, Date.parse(facts.now))
  if (why) throw fail(orderErrors.order_wrong_state, { why: why[locale] })
  const note = refund.note ?? row.refund_reason_other ?? row.refund_reason
  const outside = row.destination === 'wallet' ? null : wayOut(facts, request)
  const whole = planWholeCancellation(facts, { record_id: row.id, actor, outside })
  const step = { actor, input: { action: 'cancel' as const, note }, locale }
  return joinPlans(whole.plan, moveOrder(facts, step, orderActions.cancel.to, whole.payment_status), finish(facts, refund, whole.amounts))
}

interface Posted extends Pick<Plan, 'postings' | 'collection'> {
  event: 'order_cancelled' | 'refund_after_delivery'
  /** What of the refund is to be paid back. */
  back: number
  from_pending: number
}

function postCancelled({ invoiced }: Facts, { request, actor }: Refund, { order }: Standing, parts: RefundParts): Posted {
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

function postReturned(facts: Facts, { request, actor }: Refund, standing: Standing, parts: RefundParts): Posted {
  const { order } = standing
  const cash = takesCash(order)
  const collection = cash ? facts.collection : null
  const earned = pendingAfterDelivery(order, cash) + (collection?.released_pending ?? 0)
  const sources: StoreSources = {
    pending: facts.order.status === 'delivered' ? earned - standing.from_pending : 0,
    with_carrier: collection?.held ?? 0,
    cashWithStore: cash && (!collection || collection.status === 'with_store'),
  }
  const amount = fromCarrier(parts, sources)
  return {
    event: 'refund_after_delivery',
    back: parts.total,
    from_pending: fromPending(parts, sources),
    collection: collection && amount > 0 ? { kind: 'take', amount } : null,
    postings: [refundedAfterDelivery(order, { id: request.row.id, parts, sources }, { actor })],
  }
}

/** Goods the store has again: all of a cancellation, of a return what came back sound. */
const goodsBack = ({ lines }: Facts, { row, lines: taken }: RequestFacts): Plan['stock'] =>
  taken.flatMap(({ order_line_id, quantity, received }) => {
    const units = row.kind === 'cancel' ? quantity : received
    const line = lines.find(({ id }) => id === order_line_id)
    return units > 0 && line ? [{ product_id: line.product_id, quantity: units }] : []
  })

/** What was counted of a line, with what it came to. */
const settledLine = ({ id, received, damaged, missing }: CancellationLineFacts, amount: number): LinePatch => ({
  id,
  received,
  damaged,
  missing,
  amount,
})

/** Some of an order is refunded, and the rest of it goes on. */
function refundPart(facts: Facts, refund: Refund, standing: Standing, reckoned: ReckonedRefund, amount: number): Plan {
  const { order, now } = facts
  const { request, actor } = refund
  const { row, lines } = request
  const parts = cutRefund(reckoned.parts, amount, order.vat_regime)
  const { event, back, from_pending, postings, collection } = (row.kind === 'cancel' ? postCancelled : postReturned)(
    facts,
    refund,
    standing,
    parts,
  )
  const to_outside = outsideOf(facts, request, standing, back)
  const to_wallet = back - to_outside
  const { with_fees, quote } = reckoned
  const outside = wayOut(facts, request)
  const amounts = settledAmounts({ event, parts, with_fees, from_pending, to_wallet, to_outside, outside })
  const gone = new Map(quote.lines.map((line) => [line.id, line]))
  const { total } = parts
  const payment_status = paymentStatusAfter(order, {
    kind: row.kind === 'cancel' ? 'part_cancelled' : 'part_returned',
    total,
    back,
    left: orderLess(standing.order, parts),
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
        const refunded = gone.get(order_line_id)?.quantity ?? 0
        return { order_line_id, cancelled: refunded - quantity, refunded }
      }),
      stock: goodsBack(facts, request),
      collection,
      close_payments: payment_status === 'refunded',
      postings: [...postings, cancellationPaid(standing.order, row.id, 'wallet', to_wallet, { actor })],
      documents: [{ kind: 'credit', cause_id: row.id, taken: quote.lines, with_fees, parts }],
    },
    finish(
      facts,
      refund,
      amounts,
      lines.map((line) => settledLine(line, gone.get(line.order_line_id)?.parts.total ?? 0)),
    ),
  )
}

/**
 * Settles a cancellation's amount: the amounts are frozen, posted (before delivery or after it), the units counted as gone, sound goods given back to
 * the shelf, and the wallet's part paid. What leaves by bank or gateway waits for `pay`.
 */
export function planRefund(facts: Facts, refund: Refund): Plan {
  const standing = standingOf(facts)
  const reckoned = reckonRequest(facts, standing, refund.request)
  const amount = amountOf(facts, reckoned, refund)
  if (refund.request.row.kind === 'cancel' && reckoned.whole) return refundWhole(facts, refund)
  return refundPart(facts, refund, standing, reckoned, amount)
}
