import type { LoaderFunctionArgs } from 'react-router'
import { readListAddress } from '../../kit/list/list-query.ts'
import { NotificationsPage } from '../../notifications/notifications-page.tsx'
import { notificationsList, notificationsRead } from '../../notifications/page-reads.ts'
import { pageRead, readAhead } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { adminSurface } from '../layout/notification-surface.ts'

export const handle: RouteHandle = { text: ['notifications', 'kit', 'push'] }

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const list = readListAddress(notificationsList, new URL(request.url).searchParams)
  return readAhead(context, notificationsRead(adminSurface, list), pageRead(adminSurface.calls.count, {}))
}

/** `/dashboard/notification-stores/recieved`: the administrator's own notifications. */
export default function ReceivedRoute() {
  return <NotificationsPage surface={adminSurface} />
}
