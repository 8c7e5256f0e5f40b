import { carriers } from '@rahba/contract/money/carriers/carriers'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { OrderActionInput } from '@rahba/contract/orders/order-action-body'
import { orderActions, whyNotOrderAction } from '@rahba/contract/orders/order-actions'
import type { OrderStatus, PaymentStatus } from '@rahba/contract/orders/order-states'
import { orderCarrier } from '../../money/carriers/order-carrier.ts'
import {
  gatewayFeeTaken,
  orderDelivered,
  orderInvoiced,
  paymentCaptured,
  returnWindowClosed,
  takesCash,
} from '../../money/ledger/order-postings.ts'
import { fail } from '../../platform/errors.ts'
import { dueInvoices, planInvoices } from '../invoices/plan-documents.ts'
import type { HistoryActor } from '../write-history.ts'
import { netAmounts } from './calculate-refund.ts'
import { type Facts, isOpen, type OrderFacts } from './facts.ts'
import { moveOrder, type OrderStep, paymentStatusAfter } from './move-order.ts'
import { joinPlans, type Plan } from './plan.ts'
import { openRecord, planWholeCancellation } from './plan-whole-cancellation.ts'

function checkStep({ order, now, requests }: Facts, { input, actor, locale }: OrderStep): void {
  const why = whyNotOrderAction(input.action, order, actor.type, Date.parse(now))
  if (why) throw fail(orderErrors.order_wrong_state, { why: why[locale] })
  // An open return blocks the order's completion, because its money must stay held until then.
  const hasOpenReturn = requests.some(({ row }) => row.kind === 'return' && isOpen(row))
  if (input.action === 'complete' && hasOpenReturn) throw fail(orderErrors.return_open)
}

function getTarget({ order, previous_status }: Facts, { action }: OrderActionInput): OrderStatus {
  const { to } = orderActions[action]
  if (to !== 'previous') return to
  if (!previous_status) throw new Error(`Order ${order.id} has no state to go back to`)
  return previous_status
}

/** At delivery the store has earned its share: from escrow, against the cash it holds, or from the cash a carrier holds. */
function deliver(facts: Facts, net: OrderFacts, actor: HistoryActor): Partial<Plan> {
  const { order, invoiced } = facts
  const carrier = takesCash(net) ? orderCarrier(order) : null
  return {
    collection: carrier && { kind: 'open', carrier, order: net },
    postings: [orderDelivered(net, invoiced, { actor }, carrier ? carriers[carrier].account : undefined)],
    documents: planInvoices(facts, dueInvoices('delivered', net)),
  }
}

/** The payment is booked into escrow, and the gateway's fee as a cost. The actor is the person who confirmed it. */
function capture({ order }: Facts, { actor, decided_by, payment }: OrderStep): Partial<Plan> {
  if (!payment) throw new Error('An order is confirmed with its payment')
  const { payment_id, into, reference, fee } = payment
  const captured = paymentCaptured(order, into, { actor: decided_by ?? actor, payment_id, note: reference })
  return { postings: into === 'psp_clearing' ? [captured, gatewayFeeTaken(order, payment_id, fee)] : [captured] }
}

/** Plans the money effects of a step. Acceptance is the tax point of earlier payments. */
function toMoney(facts: Facts, step: OrderStep, to: OrderStatus): Partial<Plan> {
  const { input, actor } = step
  if (input.action === 'confirm_payment') return capture(facts, step)
  const net = netAmounts(facts)
  if (input.action === 'accept')
    return {
      postings: orderInvoiced(net.order, { actor }),
      documents: planInvoices(facts, dueInvoices('accepted', net.order)),
    }
  if (to === 'delivered') return deliver(facts, net.order, actor)
  if (to !== 'completed') return {}
  const released = facts.collection?.released_pending ?? 0
  return { postings: [returnWindowClosed(net.order, { actor }, { refunded: net.from_pending, released })] }
}

function paymentStatusBy(facts: Facts, action: OrderActionInput['action'], to: OrderStatus): PaymentStatus {
  if (action === 'confirm_payment') return paymentStatusAfter(facts.order, { kind: 'payment_confirmed' })
  if (to === 'delivered') return paymentStatusAfter(facts.order, { kind: 'delivered', net: netAmounts(facts).order })
  return paymentStatusAfter(facts.order, { kind: 'moved' })
}

/**
 * Plans the changes of a step along the order's table of transitions. It is pure and reads only the facts. Throws `order_wrong_state` when somebody
 * was faster, `return_open`.
 */
export function planOrderStep(facts: Facts, step: OrderStep): Plan {
  checkStep(facts, step)
  const to = getTarget(facts, step.input)
  if (to !== 'cancelled')
    return joinPlans(toMoney(facts, step, to), moveOrder(facts, step, to, paymentStatusBy(facts, step.input.action, to)))
  const { actor, input } = step
  const cancelled = planWholeCancellation(facts, {
    record_id: facts.next_id,
    actor,
    request: null,
    reason: { refund_reason: 'other', refund_reason_other: input.note },
  })
  return joinPlans(
    cancelled.plan,
    openRecord(facts, cancelled, { actor, note: input.note }),
    moveOrder(facts, step, to, cancelled.payment_status),
  )
}
