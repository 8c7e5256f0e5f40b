import type { Notification } from '@rahba/contract/notifications/notification'
import { countStoreNotifications, listStoreNotifications, readStoreNotification } from '@rahba/contract/notifications/store-notifications'
import { useNavigate } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { useLocale } from '../../text/locale.ts'
import { notificationLink } from './notification-link.ts'

/** Opening a notification: marks it read, which lowers the count, and goes where its kind says. Tells whether it went anywhere. */
export function useOpenNotification(): (notification: Notification) => boolean {
  const locale = useLocale()
  const navigate = useNavigate()
  const { send } = useSend(readStoreNotification, { silent: true, invalidates: [countStoreNotifications, listStoreNotifications] })
  return (notification) => {
    if (!notification.is_read) send({ params: { id: notification.id } })
    const link = notificationLink(locale, notification)
    if (link) void navigate(link)
    return link !== null
  }
}
