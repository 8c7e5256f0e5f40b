import { adminNoticePath, storeNoticePath } from '@rahba/contract/notifications/notice-links'
import type { Notification } from '@rahba/contract/notifications/notification'
import { useNavigate } from 'react-router'
import { useSend } from '../api/queries.ts'
import { useLocalPath } from '../kit/nav/link.tsx'
import type { NotificationSurface } from './notification-surface.ts'

// Paths are needed only when a notification opens, so they are no part of the frame.
const paths = { store: storeNoticePath, admin: adminNoticePath } as const

/** Opening a notification: marks it read, which lowers the count, and goes where its kind says. Tells whether it went anywhere. */
export function useOpenNotification({ calls, kind }: NotificationSurface): (notification: Notification) => boolean {
  const local = useLocalPath()
  const navigate = useNavigate()
  const { send } = useSend(calls.read, { silent: true, invalidates: [calls.count, calls.list] })
  return (notification) => {
    if (!notification.is_read) send({ params: { id: notification.id } })
    const path = paths[kind](notification)
    if (path) void navigate(local(path))
    return path !== null
  }
}
