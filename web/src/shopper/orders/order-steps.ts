import { maxDeliveryTries } from '@rahba/contract/orders/order-actions'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import type { OrderStatus } from '@rahba/contract/orders/order-states'

/** The states in which an order has left its way. */
type Exception = 'delivery_failed' | 'returned_to_store' | 'cancel_requested'

type StepName =
  | 'placed'
  | 'paid'
  | 'accepted'
  | 'ready'
  | 'ready_pickup'
  | 'shipped'
  | 'out'
  | 'delivered'
  | 'delivered_pickup'
  | 'cancelled'
  | Exception

export interface OrderStep {
  name: StepName
  /** The moment it was reached; null for a step that was skipped or is still to come. */
  at: string | null
  /** `now`: where an order stands that left its way. */
  state: 'done' | 'now' | 'next' | 'coming' | 'ended'
}

type Stepped = Pick<
  ShopperOrder,
  | 'status'
  | 'fulfilment'
  | 'payment_method'
  | 'to_charge'
  | 'placed_at'
  | 'paid_at'
  | 'accepted_at'
  | 'shipped_at'
  | 'delivered_at'
  | 'cancelled_at'
  | 'delivery_tries'
> & { history: readonly Pick<ShopperOrder['history'][number], 'at' | 'to_status'>[] }

/** The way of an order on which it can't be cancelled or fail, in order. */
const way: readonly OrderStatus[] = [
  'pending_payment',
  'new',
  'accepted',
  'preparing',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
  'completed',
]

/** The first moment at which the history has one of these states. */
const findMoment = ({ history }: Stepped, ...statuses: OrderStatus[]): string | null =>
  history.find(({ to_status }) => to_status !== null && statuses.includes(to_status))?.at ?? null

function getNames({ fulfilment, payment_method, to_charge }: Stepped): Exclude<StepName, Exception>[] {
  const isPaidFirst = to_charge > 0 && (payment_method === 'card' || payment_method === 'bank_transfer')
  const start: Exclude<StepName, Exception>[] = isPaidFirst ? ['placed', 'paid', 'accepted'] : ['placed', 'accepted']
  if (fulfilment === 'pickup') return [...start, 'ready_pickup', 'delivered_pickup']
  return fulfilment === 'shipping_company' ? [...start, 'ready', 'shipped', 'delivered'] : [...start, 'ready', 'out', 'delivered']
}

const reachedAt: Record<Exclude<StepName, Exception>, (order: Stepped) => string | null> = {
  placed: ({ placed_at }) => placed_at,
  paid: ({ paid_at }) => paid_at,
  accepted: ({ accepted_at }) => accepted_at,
  ready: (order) => findMoment(order, 'ready'),
  ready_pickup: (order) => findMoment(order, 'ready'),
  shipped: (order) => order.shipped_at ?? findMoment(order, 'shipped', 'out_for_delivery'),
  out: (order) => findMoment(order, 'out_for_delivery'),
  delivered: ({ delivered_at }) => delivered_at,
  delivered_pickup: ({ delivered_at }) => delivered_at,
  cancelled: ({ cancelled_at }) => cancelled_at,
}

/** The state that makes a step done, also where its moment is not known. */
const doneBy: Record<Exclude<StepName, Exception>, OrderStatus> = {
  placed: 'pending_payment',
  paid: 'new',
  accepted: 'accepted',
  ready: 'ready',
  ready_pickup: 'ready',
  shipped: 'shipped',
  out: 'out_for_delivery',
  delivered: 'delivered',
  delivered_pickup: 'delivered',
  cancelled: 'cancelled',
}

const exceptions: readonly OrderStatus[] = ['delivery_failed', 'returned_to_store', 'cancel_requested'] satisfies Exception[]
const isException = (status: OrderStatus): status is Exception => exceptions.includes(status)

/** The steps of an order that left its way: those that it reached, where it stands, and its delivery only while the store may try again. */
function getStepsOff(order: Stepped, status: Exception, steps: readonly Omit<OrderStep, 'state'>[]): OrderStep[] {
  // A step after which another was reached was passed.
  const last = steps.findLastIndex(({ at }) => at !== null)
  const reached = steps.slice(0, last + 1).map((step) => ({ ...step, state: 'done' as const }))
  const at = order.history.findLast(({ to_status }) => to_status === status)?.at ?? null
  const mayTryAgain = status === 'delivery_failed' && order.delivery_tries < maxDeliveryTries
  const coming = mayTryAgain ? steps.slice(-1).map((step) => ({ ...step, state: 'coming' as const })) : []
  return [...reached, { name: status, at, state: 'now' }, ...coming]
}

/**
 * The steps of an order in the order in which its customer sees them, each with its time. A cancelled order has the steps that it reached, and the
 * cancellation as its last. One that failed, came back or is to be cancelled ends with that.
 */
export function getSteps(order: Stepped): OrderStep[] {
  const steps = getNames(order).map((name) => ({ name, at: reachedAt[name](order) }))
  if (order.status === 'cancelled') {
    const reached = steps.filter(({ at }) => at !== null).map((step) => ({ ...step, state: 'done' as const }))
    return [...reached, { name: 'cancelled', at: order.cancelled_at, state: 'ended' }]
  }
  if (isException(order.status)) return getStepsOff(order, order.status, steps)
  const now = way.indexOf(order.status)
  const isDone = ({ name, at }: (typeof steps)[number]) => at !== null || (now >= 0 && now >= way.indexOf(doneBy[name]))
  // A step after which another is done was passed.
  const last = steps.findLastIndex(isDone)
  return steps.map((step, index) => ({ ...step, state: index <= last ? 'done' : index === last + 1 ? 'next' : 'coming' }))
}
