import type { Locale } from '@rahba/contract/kernel/locale'
import { carriers } from '@rahba/contract/money/carriers'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { OrderActionInput } from '@rahba/contract/orders/order-action-body'
import { type OrderActor, orderActions, whyNot } from '@rahba/contract/orders/order-actions'
import type { OrderStatus, PaymentStatus } from '@rahba/contract/orders/order-states'
import { carrierOfOrder } from '../../money/carriers/collection.ts'
import { orderDelivered, orderInvoiced, returnWindowClosed, takesCash } from '../../money/ledger/order-postings.ts'
import { fail } from '../../platform/errors.ts'
import type { HistoryActor } from '../history.ts'
import { dueBy } from '../invoices/issue-for-order.ts'
import { closeAtLeaving, isOpen } from './close-requests.ts'
import type { Facts, OrderFacts } from './facts.ts'
import { hoursAfter } from './hours-after.ts'
import { paymentStatusAfter } from './payment-status.ts'
import { joinPlans, type OrderPatch, type Plan } from './plan.ts'
import { planWholeCancellation, recordOfWhole } from './plan-whole-cancellation.ts'
import { standingOf } from './standing.ts'

export interface OrderStep {
  actor: { type: OrderActor; id: string | null }
  /** Who stands in the history, where the table lets only the system take a step and a person's decision led to it. The actor, when not said. */
  decided_by?: HistoryActor
  input: OrderActionInput
  locale: Locale
}

// The moments that a state keeps on the order.
const momentOf: Partial<Record<OrderStatus, keyof OrderPatch>> = {
  accepted: 'accepted_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  completed: 'completed_at',
  cancelled: 'cancelled_at',
}

// Once it has left, items can't be taken off it any more: they can be sent back after delivery.
const leaving: readonly OrderStatus[] = ['shipped', 'out_for_delivery', 'delivered']

function checkStep({ order, now, requests }: Facts, { input, actor, locale }: OrderStep): void {
  const why = whyNot(input.action, order, actor.type, Date.parse(now))
  if (why) throw fail(orderErrors.order_wrong_state, { why: why[locale] })
  // a return that is still open keeps its order from being completed: its money must stay held back until then
  const open = requests.some(({ row }) => row.kind === 'return' && isOpen(row))
  if (input.action === 'complete' && open) throw fail(orderErrors.return_open)
}

function targetOf({ order, previous_status }: Facts, { action }: OrderActionInput): OrderStatus {
  const { to } = orderActions[action]
  if (to !== 'previous') return to
  if (!previous_status) throw new Error(`Order ${order.id} has no state to go back to`)
  return previous_status
}

/** What an action writes on the order beside its state. */
function changesBy({ order, now, settings }: Facts, { input, actor }: OrderStep, to: OrderStatus): OrderPatch {
  const moment = momentOf[to]
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
      return { ...changes, expires_at: null }
    case 'request_cancel':
      return { ...changes, expires_at: hoursAfter(now, settings.answer_hours), escalated_at: null }
    case 'confirm_payment':
      return { ...changes, paid_at: now, expires_at: hoursAfter(now, settings.accept_hours) }
    default:
      return changes
  }
}

/** The order moves to a state: its row, its history, and who is told. */
export function moveOrder(facts: Facts, step: OrderStep, to: OrderStatus, payment_status: PaymentStatus): Plan {
  const { input, actor, decided_by } = step
  return joinPlans(
    {
      order: { ...changesBy(facts, step, to), payment_status },
      order_history: [{ action: input.action, from: facts.order.status, to, actor: decided_by ?? actor, note: input.note }],
    },
    leaving.includes(to) ? closeAtLeaving(facts) : {},
    {
      notices: [
        ...(input.action === 'confirm_payment' ? [{ kind: 'new_order' } as const] : []),
        { kind: 'order_moved', status: to, by: actor.type },
      ],
    },
  )
}

/** Delivery is when the store has earned its share: from escrow, against the cash it holds, or out of the cash a carrier holds. */
function deliver({ order, invoiced }: Facts, standing: OrderFacts, actor: HistoryActor): Partial<Plan> {
  const carrier = takesCash(standing) ? carrierOfOrder(order) : null
  return {
    collection: carrier && { kind: 'open', carrier, order: standing },
    postings: [orderDelivered(standing, invoiced, { actor }, carrier ? carriers[carrier].account : undefined)],
    documents: [{ kind: 'invoice', due: dueBy('delivered', standing) }],
  }
}

/** What a step means in money. Acceptance is the tax point of what was paid before. */
function moneyOf(facts: Facts, { input, actor }: OrderStep, to: OrderStatus): Partial<Plan> {
  const standing = standingOf(facts)
  if (input.action === 'accept')
    return {
      postings: orderInvoiced(standing.order, { actor }),
      documents: [{ kind: 'invoice', due: dueBy('accepted', standing.order) }],
    }
  if (to === 'delivered') return deliver(facts, standing.order, actor)
  if (to !== 'completed') return {}
  const released = facts.collection?.released_pending ?? 0
  return { postings: [returnWindowClosed(standing.order, { actor }, { refunded: standing.from_pending, released })] }
}

function paymentStatusBy(facts: Facts, action: OrderActionInput['action'], to: OrderStatus): PaymentStatus {
  if (action === 'confirm_payment') return paymentStatusAfter(facts.order, { kind: 'payment_confirmed' })
  if (to === 'delivered') return paymentStatusAfter(facts.order, { kind: 'delivered', standing: standingOf(facts).order })
  return paymentStatusAfter(facts.order, { kind: 'moved' })
}

/**
 * What a step along the order's table of transitions changes. Pure: it reads the facts alone. Throws `order_wrong_state` when somebody was faster,
 * `return_open`.
 */
export function planOrderStep(facts: Facts, step: OrderStep): Plan {
  checkStep(facts, step)
  const to = targetOf(facts, step.input)
  if (to !== 'cancelled')
    return joinPlans(moneyOf(facts, step, to), moveOrder(facts, step, to, paymentStatusBy(facts, step.input.action, to)))
  const { actor, input } = step
  const whole = planWholeCancellation(facts, { record_id: facts.next_id, actor, outside: null })
  return joinPlans(whole.plan, recordOfWhole(facts, whole, { actor, note: input.note }), moveOrder(facts, step, to, whole.payment_status))
}
