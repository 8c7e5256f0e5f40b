import { channelName } from '@rahba/contract/kernel/channels'
import { countAdminNotifications, listAdminNotifications } from '@rahba/contract/notifications/admin-notifications.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'
import { useLive } from '../../api/live.ts'
import { useInvalidate } from '../../api/queries.ts'
import { isNewNotice } from '../../notifications/new-notice.ts'
import { ring } from '../../notifications/ring.ts'
import { usePushes } from '../../notifications/use-pushes.ts'
import { adminChoices } from './choice-surface.ts'
import { useKeepSignedIn } from './use-keep-signed-in.ts'

/** The live updates for every page of the dashboard: the admin's own notices. It draws nothing. */
export function AdminLive({ id }: { id: string }) {
  const invalidate = useInvalidate()
  useKeepSignedIn()
  usePushes(adminChoices, () => void invalidate([countAdminNotifications, listAdminNotifications]))
  useLive('admin', channelName('admin', id), (event, data) => {
    if (event === 'listening' || event === 'notification') void invalidate([countAdminNotifications, listAdminNotifications, adminHome])
    if (event === 'notification' && isNewNotice(data)) ring(data.id)
  })
  return null
}
