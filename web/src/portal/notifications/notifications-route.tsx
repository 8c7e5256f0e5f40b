import { NotificationsPage } from '../../notifications/notifications-page.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { storeSide } from '../layout/notification-side.ts'

export const handle: RouteHandle = { text: ['notifications', 'kit', 'push'] }

/** `/store/notifications` */
export default function NotificationsRoute() {
  return <NotificationsPage side={storeSide} />
}
