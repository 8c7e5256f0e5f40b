import type * as admin from '@rahba/contract/notifications/admin-notifications.calls'
import type { ChoiceChannel, NoticeGroup } from '@rahba/contract/notifications/choices'
import type * as choices from '@rahba/contract/notifications/own-choices.calls'
import type * as store from '@rahba/contract/notifications/store-notifications.calls'

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
}

/** How somebody's browsers become devices and stop being ones. */
export interface DeviceSide {
  remember: typeof store.updateFcmToken | typeof choices.rememberAdminDevice
  forget: typeof choices.forgetStoreDevice | typeof choices.forgetAdminDevice
}

/** What somebody may choose to be told, and how. */
export interface ChoiceSide extends DeviceSide {
  choices: typeof choices.readStoreChoices | typeof choices.readAdminChoices
  save: typeof choices.saveStoreChoices | typeof choices.saveAdminChoices
  groups: readonly NoticeGroup[]
  channels: readonly ChoiceChannel[]
}
