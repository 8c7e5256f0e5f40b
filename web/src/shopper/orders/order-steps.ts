import { finalCancellations } from '@rahba/contract/orders/cancellations/cancellation-states'
import { maxDeliveryTries } from '@rahba/contract/orders/order-actions'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import { isBeingChecked } from './awaits.ts'
import { isAllReturned } from './order-facts.ts'

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
  | 'return'
  | Exception

type WayStep = Exclude<StepName, Exception | 'return'>

/** The work at a step that an order has come to and has not finished. */
export type Doing = 'paying' | 'checking' | 'accepting' | 'preparing' | 'collecting' | 'coming' | 'returning'

export interface ProgressStep {
  name: StepName
  /** The moment it was reached; null for a step that was skipped or is still to come. */
  at: string | null
  /** `now`: where the order is; `next`: the step after it. */
  state: 'done' | 'now' | 'next' | 'coming' | 'ended'
  doing: Doing | null
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
> & {
  history: readonly Pick<ShopperOrder['history'][number], 'at' | 'to_status'>[]
  payments: readonly Pick<ShopperOrder['payments'][number], 'status' | 'declined_at'>[]
  lines: readonly Pick<ShopperOrder['lines'][number], 'quantity' | 'cancelled_quantity' | 'refunded_quantity'>[]
  cancellations: readonly Pick<ShopperOrder['cancellations'][number], 'kind' | 'status' | 'refunded_at'>[]
}

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

function getNames({ fulfilment, payment_method, to_charge }: Stepped): WayStep[] {
  const isPaidFirst = to_charge > 0 && (payment_method === 'card' || payment_method === 'bank_transfer')
  const start: WayStep[] = isPaidFirst ? ['placed', 'paid', 'accepted'] : ['placed', 'accepted']
  if (fulfilment === 'pickup') return [...start, 'ready_pickup', 'delivered_pickup']
  return fulfilment === 'shipping_company' ? [...start, 'ready', 'shipped', 'delivered'] : [...start, 'ready', 'out', 'delivered']
}

const reachedAt: Record<WayStep, (order: Stepped) => string | null> = {
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
const doneBy: Record<WayStep, OrderStatus> = {
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

/** Returns the work that is under way of an order on its way; null between two steps. It belongs to the first step that is not done. */
function getDoing(order: Stepped): Doing | null {
  switch (order.status) {
    case 'pending_payment':
      return isBeingChecked(order) ? 'checking' : 'paying'
    case 'new':
      return 'accepting'
    case 'preparing':
      return 'preparing'
    case 'ready':
      return order.fulfilment === 'pickup' ? 'collecting' : null
    case 'shipped':
    case 'out_for_delivery':
      return 'coming'
    default:
      return null
  }
}

type Named = Pick<ProgressStep, 'name' | 'at'>
const done = (step: Named): ProgressStep => ({ ...step, state: 'done', doing: null })

/** The steps of an order that left the normal path: its past steps, its current one, and the delivery only while the store may try again. */
function getStepsOff(order: Stepped, status: Exception, steps: readonly Named[]): ProgressStep[] {
  // A step after which another was reached was passed.
  const last = steps.findLastIndex(({ at }) => at !== null)
  const at = order.history.findLast(({ to_status }) => to_status === status)?.at ?? null
  const mayTryAgain = status === 'delivery_failed' && order.delivery_tries < maxDeliveryTries
  const again = mayTryAgain ? steps.slice(-1).map((step): ProgressStep => ({ ...step, state: 'next', doing: null })) : []
  return [...steps.slice(0, last + 1).map(done), { name: status, at, state: 'now', doing: null }, ...again]
}

/**
 * The return of a delivered order: while one is open, and once all goods came back. Of goods that came back in part, the order's list of returns
 * says more.
 */
function getReturn(order: Stepped): ProgressStep[] {
  const returns = order.cancellations.filter(({ kind }) => kind === 'return')
  const isOpen = returns.some(({ status }) => !finalCancellations.some((settled) => settled === status))
  if (isOpen) return [{ name: 'return', at: null, state: 'now', doing: 'returning' }]
  if (!isAllReturned(order)) return []
  return [
    done({
      name: 'return',
      at:
        returns
          .flatMap(({ refunded_at }) => refunded_at ?? [])
          .sort()
          .at(-1) ?? null,
    }),
  ]
}

/**
 * The steps of an order in the order in which its customer sees them, each with its time. A cancelled order has the steps that it reached, and the
 * cancellation as its last. One that failed, came back or is to be cancelled ends with that.
 */
export function getSteps(order: Stepped): ProgressStep[] {
  const steps = getNames(order).map((name) => ({ name, at: reachedAt[name](order) }))
  if (order.status === 'cancelled') {
    return [...steps.filter(({ at }) => at !== null).map(done), { name: 'cancelled', at: order.cancelled_at, state: 'ended', doing: null }]
  }
  if (isException(order.status)) return getStepsOff(order, order.status, steps)
  const now = way.indexOf(order.status)
  const isDone = ({ name, at }: (typeof steps)[number]) => at !== null || (now >= 0 && now >= way.indexOf(doneBy[name]))
  // A step after which another is done was passed.
  const first = steps.findLastIndex(isDone) + 1
  const doing = getDoing(order)
  const next = doing === null ? first : first + 1
  const ahead = steps.slice(first).map((step, index): ProgressStep => {
    const at = first + index
    if (at < next) return { ...step, state: 'now', doing }
    return { ...step, state: at === next ? 'next' : 'coming', doing: null }
  })
  return [...steps.slice(0, first).map(done), ...ahead, ...getReturn(order)]
}
