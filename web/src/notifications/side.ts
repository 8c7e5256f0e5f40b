import type { Locale } from '@rahba/contract/kernel/locale'
import type * as admin from '@rahba/contract/notifications/admin-notifications'
import type { Notification } from '@rahba/contract/notifications/notification'
import type * as store from '@rahba/contract/notifications/store-notifications'

/** Whose notifications are shown: a store's team's, or an administrator's own. */
export interface NotificationSide {
  /** Which words it speaks. */
  kind: 'store' | 'admin'
  calls: {
    list: typeof store.listStoreNotifications | typeof admin.listAdminNotifications
    count: typeof store.countStoreNotifications | typeof admin.countAdminNotifications
    read: typeof store.readStoreNotification | typeof admin.readAdminNotification
    readAll: typeof store.readAllStoreNotifications | typeof admin.readAllAdminNotifications
  }
  /** The page with all of them. */
  page: '/store/notifications' | '/dashboard/notification-stores/recieved'
  /** Where one leads, null for nowhere. */
  link: (locale: Locale, notification: Pick<Notification, 'notif_type' | 'model' | 'model_id'>) => string | null
}
