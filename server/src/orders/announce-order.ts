import { channelName } from '@rahba/contract/kernel/channels'
import { type OrderStatus, orderStatuses } from '@rahba/contract/orders/order-states'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'
import { publish } from '../platform/realtime/publish.ts'

interface Announced {
  id: string
  number: number
  store_id: string
  user_id: string
}

/** Tells the store of a new order that it may work on; its open pages ring. */
export async function announceNewOrder(db: Db, order: Announced, shopper: string | null): Promise<void> {
  // Both are sent together, so that neither answer is waited for alone.
  const rung = publish(db, {
    to: [channelName('store', order.store_id)],
    event: 'order_placed',
    data: { id: order.id, number: order.number },
  })
  const told = notify(db, {
    audience: 'store',
    recipient_ids: [order.store_id],
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order.id,
    once: `order:${order.id}:new`,
    mail: true,
    user: { name: shopper ?? '', avatar: null },
    data: {
      ar: { title: 'طلب جديد', body: `وصلك الطلب رقم ${order.number}. راجعه واقبله قبل انتهاء المهلة.` },
      en: { title: 'New order', body: `Order ${order.number} has arrived. Review and accept it before the time runs out.` },
    },
  })
  await Promise.all([rung, told])
}

/** The states that a shopper is mailed about; other steps notify only their devices. */
const mailedStates: ReadonlySet<OrderStatus> = new Set(['accepted', 'shipped', 'delivery_failed', 'delivered', 'cancelled'])

/** Tells the shopper, and the store where somebody else acted, that an order has moved. */
export async function announceOrderMoved(
  db: Db,
  order: Announced,
  status: OrderStatus,
  by: 'admin' | 'store' | 'user' | 'system',
  at: string,
): Promise<void> {
  const label = orderStatuses[status]
  const data = {
    ar: { title: `الطلب رقم ${order.number}`, body: `أصبحت حالة الطلب: ${label.ar}` },
    en: { title: `Order ${order.number}`, body: `The order is now: ${label.en}` },
  }
  const notice = {
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order.id,
    once: `order:${order.id}:${status}:${at}`,
    data,
  } as const
  if (by !== 'user') await notify(db, { ...notice, audience: 'user', recipient_ids: [order.user_id], mail: mailedStates.has(status) })
  // The store was notified of a new order separately.
  if (by !== 'store' && status !== 'new')
    await notify(db, { ...notice, audience: 'store', recipient_ids: [order.store_id], mail: status === 'cancelled' })
}
