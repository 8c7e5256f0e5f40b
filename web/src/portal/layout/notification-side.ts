import * as store from '@rahba/contract/notifications/store-notifications'
import type { NotificationSide } from '../../notifications/side.ts'
import { storeChoices } from './choice-side.ts'
import { notificationLink } from './notification-link.ts'

/** A store's notifications: the whole team's. */
export const storeSide: NotificationSide = {
  kind: 'store',
  calls: {
    list: store.listStoreNotifications,
    count: store.countStoreNotifications,
    read: store.readStoreNotification,
    readAll: store.readAllStoreNotifications,
  },
  devices: storeChoices,
  page: '/store/notifications',
  link: notificationLink,
}
