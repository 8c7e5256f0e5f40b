import { channelOf } from '@rahba/contract/kernel/channels'
import { countAdminNotifications, listAdminNotifications } from '@rahba/contract/notifications/admin-notifications'
import { useLive } from '../../api/live.ts'
import { useInvalidate } from '../../api/queries.ts'

/** What the frame hears for every page of the dashboard: the admin's own notices. It draws nothing. */
export default function AdminLive({ id }: { id: string }) {
  const invalidate = useInvalidate()
  useLive('admin', channelOf('admin', id), (event) => {
    if (event === 'listening' || event === 'notification') void invalidate([countAdminNotifications, listAdminNotifications])
  })
  return null
}
