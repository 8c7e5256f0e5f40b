import { Button, Text } from '@mantine/core'
import type { Notification } from '@rahba/contract/notifications/notification'
import { LocalLink } from '../kit/nav/link.tsx'
import { useText } from '../text/use-text.ts'
import { NotificationLine } from './notification-line.tsx'
import classes from './notification-menu.module.css'
import type { NotificationSurface } from './notification-surface.ts'
import { useOpenNotification } from './use-open-notification.ts'

interface NotificationPreviewProps {
  surface: NotificationSurface
  count: number
  latest: readonly Notification[]
  onLeave: () => void
}

/** The contents of the bell: the latest notifications and the link to all. */
export default function NotificationPreview({ surface, count, latest, onLeave }: NotificationPreviewProps) {
  const t = useText('notifications')
  const open = useOpenNotification(surface)
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
          {t[surface.kind].none}
        </Text>
      )}
      {latest.map((notification) => (
        <NotificationLine key={notification.id} notification={notification} onChoose={() => open(notification) && onLeave()} />
      ))}
      <div className={classes.foot}>
        <Button component={LocalLink} to={surface.page} onClick={onLeave} variant="subtle" fullWidth>
          {t.all}
        </Button>
      </div>
    </>
  )
}
