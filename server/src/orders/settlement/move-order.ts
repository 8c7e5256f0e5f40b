import type { Actor } from '@rahba/contract/kernel/audiences'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { OutsideAccount } from '@rahba/contract/money/ledger/ledger'
import type { OrderActionInput } from '@rahba/contract/orders/order-action-body'
import type { OrderStatus, PaymentStatus } from '@rahba/contract/orders/order-states'
import { findAcceptanceLimit } from '@rahba/contract/stores/delivery/delivery-promise'
import { takesCash } from '../../money/ledger/order-postings.ts'
import type { HistoryActor } from '../write-history.ts'
import { type Facts, hoursAfter, type OrderFacts } from './facts.ts'
import { closeAtLeaving } from './move-request.ts'
import { joinPlans, type OrderPatch, type Plan } from './plan.ts'

/** The payment that confirms an order. */
export interface ArrivedPayment {
  payment_id: string
  /** The account where the money arrived. */
  into: OutsideAccount
  reference: string
  /** The gateway's charge for it, with VAT; 0 for a transfer. */
  fee: number
}

export interface OrderStep {
  actor: { type: Actor; id: string | null }
  /** The person in the history, where only the system may take the step and a person's decision led to it. The actor by default. */
  decided_by?: HistoryActor
  input: OrderActionInput
  /** Required by `confirm_payment`. */
  payment?: ArrivedPayment
  locale: Locale
}

/** The event of an order that determines its payment status. */
type PaymentEvent =
  | { kind: 'moved' | 'payment_confirmed' }
  | { kind: 'delivered'; net: OrderFacts }
  /** The event that cancels all remaining items and pays `back` back. */
  | { kind: 'cancelled'; back: number }
  /** A part is cancelled or returned, and `back` of its `total` is paid back; `remaining` are the amounts after it. */
  | { kind: 'part_cancelled' | 'part_returned'; total: number; back: number; remaining: Pick<OrderFacts, 'to_charge'> }

/** The payment status of an order after an event. This is the only place that decides it. */
export function paymentStatusAfter(order: OrderFacts, event: PaymentEvent): PaymentStatus {
  const { payment_status } = order
  switch (event.kind) {
    case 'moved':
      return payment_status
    case 'payment_confirmed':
      return 'paid'
    case 'delivered':
      return takesCash(event.net) ? 'cod_collected' : payment_status
    case 'cancelled':
      if (event.back > 0) return 'refunded'
      return payment_status === 'cod_pending' ? 'voided' : payment_status
    default:
      if (order.cancelled_amount + order.returned_amount + event.total === order.total) return 'refunded'
      // The shopper pays less cash at the door, and none if the wallet covers what remains.
      if (event.kind === 'part_cancelled' && payment_status === 'cod_pending')
        return event.remaining.to_charge === 0 ? 'paid' : 'cod_pending'
      return event.back > 0 ? 'partially_refunded' : payment_status
  }
}

// The moments that a state records on the order.
const momentByState: Partial<Record<OrderStatus, keyof OrderPatch>> = {
  accepted: 'accepted_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  completed: 'completed_at',
  cancelled: 'cancelled_at',
}

// After these states items can't be cancelled any more: they can be sent back after delivery.
const leavingStates: readonly OrderStatus[] = ['shipped', 'out_for_delivery', 'delivered']

/**
 * Until when a store may accept an order that was paid now, by the rule of an order that is paid on delivery
 * (docs/domain/orders.md#acceptance-and-promise).
 */
function limitAcceptance({ order, acceptance, now, settings }: Facts): string {
  const usual = hoursAfter(now, settings.accept_hours)
  const { promised_from } = order
  const limit = acceptance && findAcceptanceLimit(acceptance.times, { ...acceptance, promised_from, now: Date.parse(now) })
  return limit === null || limit >= Date.parse(usual) ? usual : new Date(limit).toISOString()
}

/** Returns the fields that an action changes on the order besides its payment status. */
function changesBy(facts: Facts, { input, actor }: OrderStep, to: OrderStatus): OrderPatch {
  const { order, now, settings } = facts
  const moment = momentByState[to]
  const changes: OrderPatch = { status: to, updated_at: now, ...(moment && { [moment]: now }) }
  if (to === 'cancelled')
    return {
      ...changes,
      cancelled_by: actor.type,
      cancel_reason: input.note,
      expires_at: null,
      cancelled_amount: order.total - order.returned_amount,
    }
  switch (input.action) {
    case 'ship':
      return { ...changes, shipping_company: input.shipping_company, tracking_number: input.tracking_number }
    case 'deliver_own':
      return { ...changes, fulfilment: 'store_delivery' }
    case 'fail_delivery':
      return { ...changes, delivery_tries: order.delivery_tries + 1 }
    case 'accept':
    case 'refuse_cancel':
    case 'withdraw_cancel':
      return { ...changes, expires_at: null }
    case 'request_cancel':
      return { ...changes, expires_at: hoursAfter(now, settings.answer_hours), escalated_at: null }
    case 'confirm_payment':
      return { ...changes, paid_at: now, expires_at: limitAcceptance(facts) }
    default:
      return changes
  }
}

/** The order moves to a state: its row, its history, and who is notified. */
export function moveOrder(facts: Facts, step: OrderStep, to: OrderStatus, payment_status: PaymentStatus): Plan {
  const { input, actor, decided_by } = step
  return joinPlans(
    {
      order: { ...changesBy(facts, step, to), payment_status },
      order_history: [{ action: input.action, from: facts.order.status, to, actor: decided_by ?? actor, note: input.note }],
    },
    leavingStates.includes(to) ? closeAtLeaving(facts) : {},
    {
      // The store gets a paid order as a new one, and its shopper is notified once of both.
      notices: [
        input.action === 'confirm_payment'
          ? { kind: 'new_order' }
          : { kind: 'order_moved', action: input.action, status: to, by: actor.type, note: input.note },
      ],
    },
  )
}
