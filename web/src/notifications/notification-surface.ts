import type * as admin from '@rahba/contract/notifications/admin-notifications.calls'
import type { ChoiceChannel, NoticeGroup } from '@rahba/contract/notifications/choices'
import type * as choices from '@rahba/contract/notifications/own-choices.calls'
import type * as store from '@rahba/contract/notifications/store-notifications.calls'

/** The surface whose notifications are shown: a store's team, or an administrator. */
export interface NotificationSurface {
  /** The surface whose words it uses. */
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

/** The calls that register and remove somebody's browsers as devices. */
export interface DeviceSurface {
  register: typeof store.updateFcmToken | typeof choices.rememberAdminDevice
  forget: typeof choices.removeStoreDevice | typeof choices.removeAdminDevice
}

/** The notices somebody may choose, and their channels. */
export interface ChoiceSurface extends DeviceSurface {
  choices: typeof choices.readStoreChoices | typeof choices.readAdminChoices
  save: typeof choices.saveStoreChoices | typeof choices.saveAdminChoices
  groups: readonly NoticeGroup[]
  channels: readonly ChoiceChannel[]
}
