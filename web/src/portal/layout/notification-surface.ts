import * as store from '@rahba/contract/notifications/store-notifications.calls'
import type { NotificationSurface } from '../../notifications/notification-surface.ts'

/** A store's notifications: the whole team's. */
export const storeSurface: NotificationSurface = {
  kind: 'store',
  calls: {
    list: store.listStoreNotifications,
    count: store.countStoreNotifications,
    read: store.readStoreNotification,
    readAll: store.readAllStoreNotifications,
  },
  page: '/store/notifications',
}
