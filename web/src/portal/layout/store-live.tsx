import type { ChatSide } from '@rahba/contract/conversations/chat/chat-shapes'
import { countUnreadChats, getFriends, markStoreMessages } from '@rahba/contract/conversations/chat/chat-store.calls'
import { channelName } from '@rahba/contract/kernel/channels'
import { noticesReadBy } from '@rahba/contract/notifications/notice-links'
import { countStoreNotifications, listStoreNotifications } from '@rahba/contract/notifications/store-notifications.calls'
import { countStoreOrders, listStoreOrders } from '@rahba/contract/orders/orders.calls'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../api/client.ts'
import { useLive } from '../../api/live.ts'
import { useCall, useInvalidate } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { isNewNotice } from '../../notifications/new-notice.ts'
import { ring } from '../../notifications/ring.ts'
import { usePushes } from '../../notifications/use-pushes.ts'
import { useText } from '../../text/use-text.ts'
import { alteredBy, altersFrame } from './altered-by.ts'
import { storeChoices } from './choice-surface.ts'
import { setUnreadChats } from './unread-chats.ts'

const isOrder = (data: unknown): data is { number: number } => typeof data === 'object' && data !== null && 'number' in data
interface Arrived {
  session_id: string
  sequence: number
  sender: ChatSide
}
const hasArrived = (data: unknown): data is Arrived => typeof data === 'object' && data !== null && 'sequence' in data
// The polling interval, for when the socket is away for long.
const slowly = 60_000

/** The live updates for every page of the portal: orders that ring, notices, messages. It draws nothing. */
export function StoreLive({ store: { id, permissions } }: { store: StoreProfile }) {
  const t = useText('portal/layout')
  const invalidate = useInvalidate()
  const { revalidate } = useRevalidator()
  usePushes(storeChoices, () => void invalidate([countStoreNotifications, listStoreNotifications]))
  const readsChats = permissions.includes('messages')
  const unread = useCall(countUnreadChats, {}, { silent: true, enabled: readsChats, refetchInterval: slowly })
  useEffect(() => setUnreadChats(unread.data?.unread ?? 0), [unread.data])
  useLive('store', channelName('store', id), (event, data) => {
    if (event === 'listening') void invalidate([countStoreNotifications, countUnreadChats, getFriends, listStoreOrders, countStoreOrders])
    if (event === 'notification') {
      void invalidate([countStoreNotifications, listStoreNotifications, ...(isNewNotice(data) ? alteredBy(data.notif_type) : [])])
      // The notice is about the store itself, whose banners are on every page.
      if (isNewNotice(data) && altersFrame(data.notif_type)) void revalidate()
      // A notice is only listed for members who may open its subject.
      if (isNewNotice(data) && noticesReadBy(new Set(permissions)).some((type) => type === data.notif_type)) ring(data.id)
    }
    if (event === 'chat' || event === 'session') void invalidate([countUnreadChats, getFriends])
    if (event === 'chat' && readsChats && hasArrived(data) && data.sender === 'user') {
      const body = { sequence: data.sequence, state: 'delivered' } as const
      // The next delivery mark makes up for a lost one.
      api(markStoreMessages, { params: { id: data.session_id }, body }).catch(() => undefined)
    }
    if (event === 'order_placed' && isOrder(data)) {
      void invalidate([listStoreOrders, countStoreOrders])
      if (!permissions.includes('orders')) return
      ring()
      toast(t.newOrder(data.number), 'info')
    }
  })
  return null
}
