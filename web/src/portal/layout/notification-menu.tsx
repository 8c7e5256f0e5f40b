import { ActionIcon, Avatar, Button, Indicator, Popover, Text } from '@mantine/core'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import {
  countStoreNotifications,
  notificationPreview,
  readStoreNotification,
  type StoreNotification,
} from '@rahba/contract/notifications/store-notifications'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { DateTime } from '../../kit/date-time.tsx'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { notificationLink } from './notification-link.ts'
import classes from './notification-menu.module.css'

const mostShown = 99

/** The bell: how many are unread, the latest three, the way to all. Opening one marks it read and goes where its kind says. */
export function NotificationMenu() {
  const t = useText('portal/layout').notifications
  const to = usePathTo()
  const locale = useLocale()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { data } = useCall(countStoreNotifications, {}, { silent: true, refetchInterval: 60_000 })
  const { send } = useSend(readStoreNotification, { silent: true, invalidates: [countStoreNotifications] })
  const count = data?.notifications_count ?? 0
  const latest = data?.last_notifications.slice(0, notificationPreview) ?? []
  const choose = (notification: StoreNotification) => {
    if (!notification.is_read) send({ params: { id: notification.id } })
    const link = notificationLink(locale, notification)
    if (!link) return
    setOpen(false)
    void navigate(link)
  }
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Indicator disabled={count === 0} label={count > mostShown ? `${mostShown}+` : count} size={17} offset={5} color="red.7">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-label={`${t.title}: ${t.unread(count)}`}
          >
            <IconBell size={19} stroke={1.6} />
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={t.title}>
        <div className={classes.head}>
          <Text fw={600}>{t.title}</Text>
          <Text size="xs" c="dimmed">
            {t.unread(count)}
          </Text>
        </div>
        {latest.length === 0 && (
          <Text size="sm" c="dimmed" p="md">
            {t.none}
          </Text>
        )}
        {latest.map((notification) => (
          <Line key={notification.id} notification={notification} onChoose={() => choose(notification)} />
        ))}
        <div className={classes.foot}>
          <Button component={Link} to={to('/store/notifications')} onClick={() => setOpen(false)} variant="subtle" fullWidth>
            {t.all}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function Line({ notification, onChoose }: { notification: StoreNotification; onChoose: () => void }) {
  const locale = useLocale()
  const t = useText('portal/layout').notifications
  const words = notification.data[locale]
  return (
    <button type="button" className={classes.line} onClick={onChoose}>
      <Avatar src={notification.user?.avatar ? pictureUrl(notification.user.avatar, 96) : null} size={34} radius="xl" alt="" />
      <span className={classes.words}>
        <span className={classes.title}>
          {words.title}
          {!notification.is_read && <span className={classes.dot} role="img" aria-label={t.isNew} />}
        </span>
        <span className={classes.body}>{words.body}</span>
        <span className={classes.time}>
          <DateTime value={notification.created_at} />
        </span>
      </span>
    </button>
  )
}
