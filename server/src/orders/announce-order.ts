import { channelName } from '@rahba/contract/kernel/channels'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import { orderMessages } from '../messages/orders.ts'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'
import { publish } from '../platform/realtime/publish.ts'

interface Announced {
  id: string
  number: number
  store_id: string
  user_id: string
}

/**
 * Tells the store of a new order that it may work on, whose open pages ring, and the shopper that the store has it.
 * @param paid true if the order waited for its payment until now
 */
export async function announceNewOrder(db: Db, order: Announced, shopper: string | null, paid = false): Promise<void> {
  // All are sent together, so that no answer is waited for alone.
  const rung = publish(db, {
    to: [channelName('store', order.store_id)],
    event: 'order_placed',
    data: { id: order.id, number: order.number },
  })
  const told = notify(db, {
    recipient_ids: [order.store_id],
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order.id,
    once: `order:${order.id}:new`,
    user: { name: shopper ?? '', avatar: null },
    message: orderMessages.placed.write({ number: order.number }),
  })
  const confirmed = notify(db, {
    recipient_ids: [order.user_id],
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order.id,
    once: `order:${order.id}:new`,
    message: orderMessages.placed_for_shopper.write({ number: order.number, paid }),
  })
  await Promise.all([rung, told, confirmed])
}

/** Tells the shopper, and the store where somebody else acted, that an order has moved. */
export async function announceOrderMoved(
  db: Db,
  order: Announced,
  status: OrderStatus,
  by: 'admin' | 'store' | 'user' | 'system',
  at: string,
): Promise<void> {
  const notice = {
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order.id,
    once: `order:${order.id}:${status}:${at}`,
  } as const
  const moved = { number: order.number, status }
  if (by !== 'user') await notify(db, { ...notice, recipient_ids: [order.user_id], message: orderMessages.moved_for_shopper.write(moved) })
  // The store was notified of a new order separately.
  if (by !== 'store' && status !== 'new')
    await notify(db, { ...notice, recipient_ids: [order.store_id], message: orderMessages.moved_for_store.write(moved) })
}
