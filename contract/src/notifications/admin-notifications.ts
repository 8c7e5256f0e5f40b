import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageQuery, pageSchema } from '../kernel/page.ts'
import { idParams } from '../kernel/shapes.ts'
import * as calls from './admin-notifications.calls.ts'
import { allRead, notification, notificationCount } from './notification.ts'

// An admin's own notifications need no permission: everyone who may enter the dashboard reads their own.
const common = { tags: ['notifications'], access: { audience: 'admin', permissions: [] }, owner: 'self' } as const
const readingMark = { none: 'a mark of reading changes nothing others see' } as const
const { page, per_page, cursor } = pageQuery

export const listAdminNotifications = endpoint({
  ...common,
  ...calls.listAdminNotifications,
  summary: "List the signed-in admin's notifications, newest first",
  query: z.object({ page, per_page, cursor }),
  response: pageSchema(notification),
})

export const countAdminNotifications = endpoint({
  ...common,
  ...calls.countAdminNotifications,
  summary: 'Get the number of unread notifications and the latest ones',
  response: notificationCount,
})

export const readAdminNotification = endpoint({
  ...common,
  ...calls.readAdminNotification,
  summary: 'Mark a notification as read',
  audit: readingMark,
  params: idParams,
  response: notification,
  errors: [errors.not_found],
})

export const readAllAdminNotifications = endpoint({
  ...common,
  ...calls.readAllAdminNotifications,
  summary: "Mark all of the signed-in admin's notifications as read",
  audit: readingMark,
  response: allRead,
})
