import { ActionIcon, Indicator, Popover, Skeleton } from '@mantine/core'
import { countStoreNotifications } from '@rahba/contract/notifications/store-notifications'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { useText } from '../../text/use-text.ts'

const NotificationPreview = lazy(() => import('./notification-preview.tsx'))

const mostShown = 99
const pollEvery = 30_000

/** The bell: how many are unread, asked again every half minute; opened, it shows the latest. */
export function NotificationMenu() {
  const t = useText('portal/layout').notifications
  const [open, setOpen] = useState(false)
  const { data } = useCall(countStoreNotifications, {}, { silent: true, refetchInterval: pollEvery })
  const count = data?.notifications_count ?? 0
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={340} trapFocus returnFocus>
      <Indicator disabled={count === 0} label={count > mostShown ? `${mostShown}+` : count} size={17} offset={5} color="red.7">
        <Popover.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" onClick={() => setOpen(!open)} aria-label={`${t.title}: ${t.unread(count)}`}>
            <IconBell size={19} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} role="dialog" aria-label={t.title}>
        <Suspense fallback={<Skeleton height={180} />}>
          <NotificationPreview count={count} latest={data?.last_notifications ?? []} onLeave={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
