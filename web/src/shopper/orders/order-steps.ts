import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import type { OrderStatus } from '@rahba/contract/orders/order-states'

export type StepName =
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

export interface OrderStep {
  name: StepName
  /** The moment it was reached; null for a step that was skipped or is still to come. */
  at: string | null
  state: 'done' | 'next' | 'coming' | 'ended'
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

function getNames({ fulfilment, payment_method, to_charge }: Stepped): StepName[] {
  const isPaidFirst = to_charge > 0 && (payment_method === 'card' || payment_method === 'bank_transfer')
  const start: StepName[] = isPaidFirst ? ['placed', 'paid', 'accepted'] : ['placed', 'accepted']
  if (fulfilment === 'pickup') return [...start, 'ready_pickup', 'delivered_pickup']
  return fulfilment === 'shipping_company' ? [...start, 'ready', 'shipped', 'delivered'] : [...start, 'ready', 'out', 'delivered']
}

const reachedAt: Record<StepName, (order: Stepped) => string | null> = {
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
const doneBy: Record<StepName, OrderStatus> = {
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

/**
 * The steps of an order in the order in which its customer sees them, each with its time. A cancelled order has the steps that it reached, and the
 * cancellation as its last.
 */
export function getSteps(order: Stepped): OrderStep[] {
  const steps = getNames(order).map((name) => ({ name, at: reachedAt[name](order) }))
  if (order.status === 'cancelled') {
    const reached = steps.filter(({ at }) => at !== null).map((step) => ({ ...step, state: 'done' as const }))
    return [...reached, { name: 'cancelled', at: order.cancelled_at, state: 'ended' }]
  }
  const now = way.indexOf(order.status)
  const isDone = ({ name, at }: { name: StepName; at: string | null }) => at !== null || (now >= 0 && now >= way.indexOf(doneBy[name]))
  // A step after which another is done was passed.
  const last = steps.findLastIndex(isDone)
  return steps.map((step, index) => ({ ...step, state: index <= last ? 'done' : index === last + 1 ? 'next' : 'coming' }))
}
