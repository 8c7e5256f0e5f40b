import type { Notification } from '@rahba/contract/notifications/notification'
import { useNavigate } from 'react-router'
import { useSend } from '../api/queries.ts'
import { useLocale } from '../text/locale.ts'
import type { NotificationSide } from './side.ts'

/** Opening a notification: marks it read, which lowers the count, and goes where its kind says. Tells whether it went anywhere. */
export function useOpenNotification({ calls, link }: NotificationSide): (notification: Notification) => boolean {
  const locale = useLocale()
  const navigate = useNavigate()
  const { send } = useSend(calls.read, { silent: true, invalidates: [calls.count, calls.list] })
  return (notification) => {
    if (!notification.is_read) send({ params: { id: notification.id } })
    const to = link(locale, notification)
    if (to) void navigate(to)
    return to !== null
  }
}
