import { Popover } from '@mantine/core'
import { type ComponentProps, cloneElement } from 'react'
import { useLazyOpening } from '../kit/feedback/use-lazy-opening.ts'
import type { MenuTrigger } from '../kit/nav/lazy-menu.tsx'
import { useText } from '../text/use-text.ts'
import NotificationPreview from './notification-preview.tsx'

interface NotificationPanelProps extends Pick<ComponentProps<typeof NotificationPreview>, 'surface' | 'count' | 'latest'> {
  /** The bell. */
  children: MenuTrigger
}

/** The latest notifications under the bell. It comes when the bell is first pressed. */
export default function NotificationPanel({ children, ...preview }: NotificationPanelProps) {
  const t = useText('notifications')
  const { opened, setOpened, button } = useLazyOpening()
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>{cloneElement(children, { ref: button, onClick: () => setOpened((open) => !open) })}</Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={t.title}>
        <NotificationPreview {...preview} onLeave={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
