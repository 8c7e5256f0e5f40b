import * as admin from '@rahba/contract/notifications/admin-notifications'
import { adminNoticePath } from '@rahba/contract/notifications/notice-links'
import type { NotificationSide } from '../../notifications/side.ts'
import { adminChoices } from './choice-side.ts'

/** An administrator's own notifications; each leads to the record it is about. */
export const adminSide: NotificationSide = {
  kind: 'admin',
  calls: {
    list: admin.listAdminNotifications,
    count: admin.countAdminNotifications,
    read: admin.readAdminNotification,
    readAll: admin.readAllAdminNotifications,
  },
  devices: adminChoices,
  page: '/dashboard/notification-stores/recieved',
  link: (locale, notification) => {
    const path = adminNoticePath(notification)
    return path ? `/${locale}${path}` : null
  },
}
