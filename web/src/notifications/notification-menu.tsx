import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../api/queries.ts'
import { useText } from '../text/use-text.ts'
import type { NotificationSurface } from './notification-surface.ts'

const load = () => import('./notification-panel.tsx')
const NotificationPanel = lazy(load)

const maxShown = 99
// The socket reports at once; polling covers its absence.
const pollEvery = 60_000

/** The bell: how many are unread; opened, it shows the latest. The frame hears what is new. */
export function NotificationMenu({ surface }: { surface: NotificationSurface }) {
  const t = useText('notifications')
  const [mounted, setMounted] = useState(false)
  const { data } = useCall(surface.calls.count, {}, { silent: true, refetchInterval: pollEvery })
  const count = data?.notifications_count ?? 0
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={`${t.title}: ${t.unread(count)}`}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setMounted(true)}
    >
      <IconBell size={19} stroke={1.6} />
    </ActionIcon>
  )
  return (
    <Indicator disabled={count === 0} label={count > maxShown ? `${maxShown}+` : count} size={17} offset={5} color="red.9">
      {mounted ? (
        <Suspense fallback={button}>
          <NotificationPanel surface={surface} count={count} latest={data?.last_notifications ?? []}>
            {button}
          </NotificationPanel>
        </Suspense>
      ) : (
        button
      )}
    </Indicator>
  )
}
