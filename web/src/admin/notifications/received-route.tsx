import { NotificationsPage } from '../../notifications/notifications-page.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { adminSide } from '../layout/notification-side.ts'

export const handle: RouteHandle = { text: ['notifications', 'kit', 'push'] }

/** `/dashboard/notification-stores/recieved`: the administrator's own notifications. */
export default function ReceivedRoute() {
  return <NotificationsPage side={adminSide} />
}
