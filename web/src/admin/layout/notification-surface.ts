import * as admin from '@rahba/contract/notifications/admin-notifications.calls'
import type { NotificationSurface } from '../../notifications/notification-surface.ts'

/** An administrator's own notifications; each leads to the record it is about. */
export const adminSurface: NotificationSurface = {
  kind: 'admin',
  calls: {
    list: admin.listAdminNotifications,
    count: admin.countAdminNotifications,
    read: admin.readAdminNotification,
    readAll: admin.readAllAdminNotifications,
  },
  page: '/dashboard/notification-stores/recieved',
}
