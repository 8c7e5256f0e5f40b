import * as store from '@rahba/contract/notifications/store-notifications.calls'
import type { NotificationSide } from '../../notifications/notification-side.ts'

/** A store's notifications: the whole team's. */
export const storeSide: NotificationSide = {
  kind: 'store',
  calls: {
    list: store.listStoreNotifications,
    count: store.countStoreNotifications,
    read: store.readStoreNotification,
    readAll: store.readAllStoreNotifications,
  },
  page: '/store/notifications',
}
