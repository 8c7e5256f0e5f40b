import type { LoaderFunctionArgs } from 'react-router'
import { readListAddress } from '../../kit/list/list-query.ts'
import { NotificationsPage } from '../../notifications/notifications-page.tsx'
import { notificationsList, notificationsRead } from '../../notifications/page-reads.ts'
import { pageRead, readAhead } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { storeSide } from '../layout/notification-side.ts'

export const handle: RouteHandle = { text: ['notifications', 'kit', 'push'] }

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const list = readListAddress(notificationsList, new URL(request.url).searchParams)
  return readAhead(context, notificationsRead(storeSide, list), pageRead(storeSide.calls.count, {}))
}

/** `/store/notifications` */
export default function NotificationsRoute() {
  return <NotificationsPage side={storeSide} />
}
