import { isCaptured } from '@rahba/contract/orders/captured'
import type { PaymentStatus } from '@rahba/contract/orders/order-states'
import { paidByShopper } from '../../money/ledger/events.ts'
import { orderCancelled } from '../../money/ledger/order-postings.ts'
import { type CreditedRefund, planCreditNotes } from '../invoices/plan-documents.ts'
import type { HistoryActor } from '../write-history.ts'
import { netAmounts, settledAmounts, toParts } from './calculate-refund.ts'
import type { CancellationFacts, Facts } from './facts.ts'
import { paymentStatusAfter } from './move-order.ts'
import { closeWithOrder } from './move-request.ts'
import { type CancellationPatch, joinPlans, type OpenedRequest, type Plan } from './plan.ts'
import { splitRefund } from './split-refund.ts'

interface WholeCancellation {
  plan: Plan
  payment_status: PaymentStatus
  /** The amounts that its record keeps. */
  amounts: CancellationPatch
  to_wallet: number
  to_outside: number
}

/**
 * Cancels all remaining items of an order before delivery: goods and code are released, payments refunded to the shopper, invoices credited, and
 * other requests closed. Amounts that were cancelled earlier are already excluded.
 * @param cause.record_id the cancellation that keeps the amounts: a request that led to it, or a record of its own
 * @param cause.request the request that led to it, which names where the money goes; null pays it to the wallet
 */
export function planWholeCancellation(
  facts: Facts,
  cause: { record_id: string; actor: HistoryActor; request: CancellationFacts | null; reason: CreditedRefund['reason'] },
): WholeCancellation {
  const { order, lines, invoiced } = facts
  const { record_id, actor, request, reason } = cause
  const remainder = netAmounts(facts)
  const net = remainder.order
  const captured = isCaptured(net)
  const split = splitRefund(facts, request, remainder, paidByShopper(net, captured))
  const { to_wallet, to_outside } = split
  const parts = toParts(net)
  const remaining = lines.filter((line) => line.refunded_quantity < line.quantity)
  const plan: Partial<Plan> = {
    units: remaining.map((line) => ({
      order_line_id: line.id,
      cancelled: line.quantity - line.cancelled_quantity,
      refunded: line.quantity - line.refunded_quantity,
    })),
    stock: remaining.map((line) => ({ variant_id: line.variant_id, quantity: line.quantity - line.refunded_quantity })),
    release_code: true,
    close_payments: true,
    postings: orderCancelled(net, { captured, invoiced }, to_wallet, { actor }),
    documents: planCreditNotes(facts, {
      cause_id: record_id,
      reason,
      units: lines.map(({ id, quantity, refunded_quantity }) => ({ id, quantity: quantity - refunded_quantity })),
      with_fees: true,
      parts,
    }),
  }
  return {
    plan: joinPlans(plan, closeWithOrder(facts, record_id)),
    payment_status: paymentStatusAfter(order, { kind: 'cancelled', back: to_wallet + to_outside }),
    amounts: settledAmounts({
      event: 'order_cancelled',
      parts,
      with_fees: true,
      from_pending: 0,
      ...split,
    }),
    to_wallet,
    to_outside,
  }
}

/** The record of a whole cancellation without a request, so that every refund has one. It is refunded to the wallet. */
export function openRecord(
  { order, lines, now, next_id }: Facts,
  { amounts, to_wallet }: WholeCancellation,
  { actor, note }: { actor: HistoryActor; note: string | null },
): Partial<Plan> {
  const status = to_wallet > 0 ? 'refunded' : 'closed'
  const opened: OpenedRequest = {
    row: {
      // The amounts of a settled cancellation always include `amount`.
      ...(amounts as typeof amounts & { amount: number }),
      ...(status === 'refunded' && { refunded_at: now }),
      order_id: order.id,
      store_id: order.store_id,
      user_id: order.user_id,
      kind: 'cancel',
      status,
      requested_by: actor.type,
      refund_reason: 'other',
      // A cancellation by the clock has no text; its history explains it.
      refund_reason_other: note ?? '',
      fault: actor.type === 'user' ? 'customer' : actor.type === 'store' ? 'store' : 'platform',
      destination: 'wallet',
    },
    lines: lines
      .filter((line) => line.refunded_quantity < line.quantity)
      .map((line) => ({ order_line_id: line.id, quantity: line.quantity - line.refunded_quantity, amount: 0 })),
  }
  return {
    opened,
    cancellation_history: [{ cancellation_id: next_id, action: 'cancel_whole', from: null, to: status, actor, note }],
  }
}
