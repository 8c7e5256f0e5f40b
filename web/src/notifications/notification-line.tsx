import { Avatar } from '@mantine/core'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import type { Notification } from '@rahba/contract/notifications/notification'
import type { NotificationType } from '@rahba/contract/notifications/notification-types'
import {
  IconBuildingStore,
  IconBulb,
  IconInfoCircle,
  IconMessage,
  IconPackage,
  type IconProps,
  IconReceipt,
  IconWallet,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { DateTime } from '../kit/show/date-time.tsx'
import { MoneyInText } from '../kit/show/money-in-text.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './notification-menu.module.css'

const icons: Record<NotificationType, ComponentType<IconProps>> = {
  OrderNotification: IconReceipt,
  GeneralNotification: IconInfoCircle,
  MessageNotification: IconMessage,
  ProductNotification: IconPackage,
  StoreNotification: IconBuildingStore,
  MoneyNotification: IconWallet,
  DevelopmentNotification: IconBulb,
}

/** One notification: who or what it is about, its words (two lines of them unless `whole`), when it came, and whether it was read. */
export function NotificationLine({
  notification,
  whole = false,
  onChoose,
}: {
  notification: Notification
  whole?: boolean
  onChoose: () => void
}) {
  const locale = useLocale()
  const t = useText('notifications')
  const { title, body } = notification.data[locale]
  const Icon = icons[notification.notif_type]
  const avatar = notification.user?.avatar
  return (
    <button type="button" className={classes.line} data-unread={!notification.is_read || undefined} onClick={onChoose}>
      <Avatar src={avatar ? pictureUrl(avatar, 160) : null} size={34} radius="xl" alt="">
        <Icon size={18} stroke={1.6} aria-hidden="true" />
      </Avatar>
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          <MoneyInText>{title}</MoneyInText>
          {!notification.is_read && <span className={classes.dot} role="img" aria-label={t.isNew} />}
        </span>
        <span className={classes.body} data-whole={whole || undefined} dir="auto">
          <MoneyInText>{body}</MoneyInText>
        </span>
        <span className={classes.time}>
          <DateTime value={notification.created_at} />
        </span>
      </span>
    </button>
  )
}
