import { Button, Text } from '@mantine/core'
import type { Notification } from '@rahba/contract/notifications/notification'
import { LocalLink } from '../kit/nav/link.tsx'
import { useText } from '../text/use-text.ts'
import { NotificationLine } from './notification-line.tsx'
import classes from './notification-menu.module.css'
import type { NotificationSide } from './notification-side.ts'
import { useOpenNotification } from './use-open-notification.ts'

interface NotificationPreviewProps {
  side: NotificationSide
  count: number
  latest: readonly Notification[]
  onLeave: () => void
}

/** The contents of the bell: the latest notifications and the link to all. */
export default function NotificationPreview({ side, count, latest, onLeave }: NotificationPreviewProps) {
  const t = useText('notifications')
  const open = useOpenNotification(side)
  return (
    <>
      <div className={classes.head}>
        <Text fw={600}>{t.title}</Text>
        <Text size="xs" c="dimmed">
          {t.unread(count)}
        </Text>
      </div>
      {latest.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {t[side.kind].none}
        </Text>
      )}
      {latest.map((notification) => (
        <NotificationLine key={notification.id} notification={notification} onChoose={() => open(notification) && onLeave()} />
      ))}
      <div className={classes.foot}>
        <Button component={LocalLink} to={side.page} onClick={onLeave} variant="subtle" fullWidth>
          {t.all}
        </Button>
      </div>
    </>
  )
}
