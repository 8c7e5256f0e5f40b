import type { LoaderFunctionArgs } from 'react-router'
import { readListAddress } from '../../kit/list/list-query.ts'
import { NotificationsPage } from '../../notifications/notifications-page.tsx'
import { notificationsList, notificationsRead } from '../../notifications/page-reads.ts'
import { pageRead, readAhead } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { storeSurface } from '../layout/notification-surface.ts'

export const handle: RouteHandle = { text: ['notifications', 'kit', 'push'] }

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const list = readListAddress(notificationsList, new URL(request.url).searchParams)
  return readAhead(context, notificationsRead(storeSurface, list), pageRead(storeSurface.calls.count, {}))
}

/** `/store/notifications` */
export default function NotificationsRoute() {
  return <NotificationsPage surface={storeSurface} />
}
