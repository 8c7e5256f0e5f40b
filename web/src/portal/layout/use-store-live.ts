import { countUnreadChats, getFriends } from '@rahba/contract/conversations/chat-store'
import { channelOf } from '@rahba/contract/kernel/channels'
import { countStoreNotifications, listStoreNotifications } from '@rahba/contract/notifications/store-notifications'
import { countStoreOrders, listStoreOrders } from '@rahba/contract/orders/orders'
import type { StoreProfile } from '@rahba/contract/stores/store-schemas'
import { useEffect } from 'react'
import { useLive } from '../../api/live.ts'
import { useCall, useInvalidate } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { useText } from '../../text/use-text.ts'
import { ring } from './ring.ts'
import { setUnreadChats } from './unread-chats.ts'

const isOrder = (data: unknown): data is { number: number } => typeof data === 'object' && data !== null && 'number' in data
// what is fetched all the same, should the socket be away for long
const slowly = 60_000

/** What the frame hears for every page of the portal: orders that ring, notices, messages. */
export function useStoreLive({ id, permissions }: StoreProfile): void {
  const t = useText('portal/layout')
  const invalidate = useInvalidate()
  const readsChats = permissions.includes('messages')
  const unread = useCall(countUnreadChats, {}, { silent: true, enabled: readsChats, refetchInterval: slowly })
  useEffect(() => setUnreadChats(unread.data?.unread ?? 0), [unread.data])
  useLive('store', channelOf('store', id), (event, data) => {
    if (event === 'listening') void invalidate([countStoreNotifications, countUnreadChats, getFriends])
    if (event === 'notification') void invalidate([countStoreNotifications, listStoreNotifications])
    if (event === 'chat' || event === 'session') void invalidate([countUnreadChats, getFriends])
    if (event === 'order_placed' && isOrder(data)) {
      void invalidate([listStoreOrders, countStoreOrders])
      if (!permissions.includes('orders')) return
      ring()
      toast(t.newOrder(data.number), 'info')
    }
  })
}
