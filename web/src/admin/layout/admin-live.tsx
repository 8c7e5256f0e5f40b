import { channelOf } from '@rahba/contract/kernel/channels'
import { countAdminNotifications, listAdminNotifications } from '@rahba/contract/notifications/admin-notifications'
import type { adminHome } from '@rahba/contract/statistics/admin-home'
import { callOf } from '../../api/call-of.ts'
import { useLive } from '../../api/live.ts'
import { useInvalidate } from '../../api/queries.ts'
import { isNewNotice } from '../../notifications/new-notice.ts'
import { ring } from '../../notifications/ring.ts'
import { usePushes } from '../../notifications/use-pushes.ts'
import { adminChoices } from './choice-side.ts'
import { useKeepSignedIn } from './use-keep-signed-in.ts'

const homeCall = callOf<typeof adminHome>({ name: 'adminHome', method: 'GET', path: '/admin/home' })

/** What the frame hears for every page of the dashboard: the admin's own notices. It draws nothing. */
export default function AdminLive({ id }: { id: string }) {
  const invalidate = useInvalidate()
  useKeepSignedIn()
  usePushes(adminChoices, () => void invalidate([countAdminNotifications, listAdminNotifications]))
  useLive('admin', channelOf('admin', id), (event, data) => {
    if (event === 'listening' || event === 'notification') void invalidate([countAdminNotifications, listAdminNotifications, homeCall])
    if (event === 'notification' && isNewNotice(data)) ring(data.id)
  })
  return null
}
