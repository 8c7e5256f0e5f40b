import { channelName } from '@rahba/contract/kernel/channels'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { cashToCollect, type OrderStatus } from '@rahba/contract/orders/order-states'
import type { AnnouncedStatus } from '../messages/order-step-words.ts'
import { orderMessages } from '../messages/orders.ts'
import type { RefundRoute } from '../messages/refund-words.ts'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'
import { publish } from '../platform/realtime/publish.ts'
import { readStoreName } from '../stores/read-store-name.ts'
import type { OrderMove } from './settlement/plan.ts'
import type { orders } from './table.ts'

type Announced = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'store_id' | 'user_id'>
type Placed = Announced & Pick<typeof orders.$inferSelect, 'fulfilment' | 'promised_from' | 'promised_to'>
type MovedOrder = Announced & Parameters<typeof cashToCollect>[0] & Pick<typeof orders.$inferSelect, 'fulfilment' | 'updated_at'>

interface NewOrderFacts {
  /** The shopper's name, for the store's list. */
  shopper: string | null
  /** The name of the store; it is read if the caller does not know it. */
  store?: Bilingual
  /** True if the order waited for its payment until now. */
  paid?: boolean
}

/** Tells the store of a new order that it may work on, whose open pages ring, and the shopper that the store has it. */
export async function announceNewOrder(db: Db, order: Placed, { shopper, store, paid = false }: NewOrderFacts): Promise<void> {
  const notice = {
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order.id,
    once: `order:${order.id}:new`,
  } as const
  const { number, fulfilment, promised_from, promised_to } = order
  const days = { pickup: fulfilment === 'pickup', promised_from, promised_to }
  const name = store ?? (await readStoreName(db, order.store_id))
  // All are sent together, so that no answer is waited for alone.
  await Promise.all([
    publish(db, { to: [channelName('store', order.store_id)], event: 'order_placed', data: { id: order.id, number } }),
    notify(db, {
      ...notice,
      recipient_ids: [order.store_id],
      user: { name: shopper ?? '', avatar: null },
      message: orderMessages.placed.write({ number, ...days }),
    }),
    notify(db, {
      ...notice,
      recipient_ids: [order.user_id],
      message: orderMessages.placed_for_shopper.write({ number, store: name, paid, ...days }),
    }),
  ])
}

const isAnnounced = (status: OrderStatus): status is AnnouncedStatus =>
  status !== 'pending_payment' && status !== 'new' && status !== 'cancel_requested'

/** The reason that the shopper reads: of a cancellation, or of rejecting one. Notes of other steps are read in the history. */
const getReason = ({ action, status, by, note }: OrderMove): string | null =>
  (status === 'cancelled' && by !== 'system') || action === 'refuse_cancel' ? note : null

/**
 * Tells the shopper, and the store where somebody else acted, that an order has moved: each once.
 * @param refund what goes back of an order that was cancelled
 */
export async function announceOrderMoved(db: Db, order: MovedOrder, move: OrderMove, refund: RefundRoute | null): Promise<void> {
  const { action, status, by } = move
  const { number } = order
  const notice = {
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order.id,
    once: `order:${order.id}:${status}:${order.updated_at}`,
  } as const
  if (by !== 'user' && isAnnounced(status))
    await notify(db, {
      ...notice,
      recipient_ids: [order.user_id],
      message: orderMessages.moved_for_shopper.write({
        number,
        store: await readStoreName(db, order.store_id),
        status,
        by,
        pickup: order.fulfilment === 'pickup',
        cash: cashToCollect(order),
        cancel_rejected: action === 'refuse_cancel',
        reason: getReason(move),
        refund,
      }),
    })
  if (by !== 'store')
    await notify(db, {
      ...notice,
      recipient_ids: [order.store_id],
      message: orderMessages.moved_for_store.write({ number, status, fulfilment: order.fulfilment }),
    })
}
