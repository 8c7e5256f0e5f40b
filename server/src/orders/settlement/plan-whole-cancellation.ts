import { isCaptured } from '@rahba/contract/orders/captured'
import type { PaymentStatus } from '@rahba/contract/orders/order-states'
import type { Outside } from '../../money/ledger/events.ts'
import { orderCancelled, refundPaid } from '../../money/ledger/order-postings.ts'
import type { HistoryActor } from '../history.ts'
import { closeWithOrder } from './close-requests.ts'
import type { Facts } from './facts.ts'
import { paymentStatusAfter } from './payment-status.ts'
import { type CancellationPatch, joinPlans, type OpenedRequest, type Plan } from './plan.ts'
import { partsOf, settledAmounts } from './settled-amounts.ts'
import { standingOf } from './standing.ts'

interface WholeCancellation {
  plan: Plan
  payment_status: PaymentStatus
  /** What the record of it keeps. */
  amounts: CancellationPatch
  to_wallet: number
  to_outside: number
}

/**
 * All that is left of an order is cancelled before delivery: goods and code go back, what was paid goes back to the shopper, what was invoiced is
 * taken back, and other requests are closed. What was cancelled of the order before is not part of it.
 * @param cause.record_id the cancellation that keeps the amounts: a request that led to it, or a record of its own
 * @param cause.outside where what the wallet had not paid goes, if not there: by an administrator's transfer, or back through the gateway
 */
export function planWholeCancellation(
  facts: Facts,
  cause: { record_id: string; actor: HistoryActor; outside: Outside | null },
): WholeCancellation {
  const { order, lines, invoiced } = facts
  const { record_id, actor, outside } = cause
  const standing = standingOf(facts).order
  const captured = isCaptured(standing)
  const to_refund = captured ? standing.to_charge : 0
  const to_outside = outside ? to_refund : 0
  const to_wallet = standing.wallet_part + to_refund - to_outside
  const parts = partsOf(standing)
  const left = lines.filter((line) => line.refunded_quantity < line.quantity)
  const plan: Partial<Plan> = {
    units: left.map((line) => ({
      order_line_id: line.id,
      cancelled: line.quantity - line.cancelled_quantity,
      refunded: line.quantity - line.refunded_quantity,
    })),
    stock: left.map((line) => ({ product_id: line.product_id, quantity: line.quantity - line.refunded_quantity })),
    release_code: true,
    close_payments: true,
    postings: [
      ...orderCancelled(standing, { captured, invoiced }, { actor }),
      ...(to_refund > 0 && !outside ? [refundPaid(standing, 'wallet', { actor })] : []),
    ],
    documents: [
      {
        kind: 'credit',
        cause_id: record_id,
        taken: lines.map(({ id, quantity, refunded_quantity }) => ({ id, quantity: quantity - refunded_quantity })),
        with_fees: true,
        parts,
      },
    ],
  }
  return {
    plan: joinPlans(plan, closeWithOrder(facts, record_id)),
    payment_status: paymentStatusAfter(order, { kind: 'cancelled', back: to_wallet + to_outside }),
    amounts: settledAmounts({
      event: 'order_cancelled',
      parts,
      with_fees: true,
      from_pending: 0,
      to_wallet,
      to_outside,
      outside: outside ?? 'bank',
    }),
    to_wallet,
    to_outside,
  }
}

/** The record of a whole cancellation that no request led to, so that every refund has one. Its refund is in the wallet. */
export function recordOfWhole(
  { order, lines, now, next_id }: Facts,
  { amounts, to_wallet }: WholeCancellation,
  { actor, note }: { actor: HistoryActor; note: string | null },
): Partial<Plan> {
  const status = to_wallet > 0 ? 'refunded' : 'closed'
  const opened: OpenedRequest = {
    row: {
      // amounts of a settled cancellation name all of its own columns
      ...(amounts as typeof amounts & { amount: number }),
      ...(status === 'refunded' && { refunded_at: now }),
      order_id: order.id,
      store_id: order.store_id,
      user_id: order.user_id,
      kind: 'cancel',
      status,
      requested_by: actor.type,
      refund_reason: 'other',
      // what time did has no words of anybody; its history says so
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
