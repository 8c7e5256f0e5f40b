import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageQuery, pageSchema } from '../kernel/page.ts'
import { idParams } from '../kernel/shapes.ts'
import { shopperGroups } from './choices.ts'
import { allRead, notification, notificationCount } from './notification.ts'
import * as calls from './user-notifications.calls.ts'

const common = { tags: ['notifications'], access: { audience: 'user' }, owner: 'user' } as const
const readingMark = { none: 'a mark of reading changes nothing others see' } as const
const { page, per_page, cursor } = pageQuery

export const listUserNotifications = endpoint({
  ...common,
  ...calls.listUserNotifications,
  summary: "List the customer's notifications, newest first, of one group or all",
  labels: { group: { ar: 'نوع الإشعارات', en: 'Kind of notifications' } },
  query: z.object({ page, per_page, cursor, group: z.enum(shopperGroups).optional() }),
  response: pageSchema(notification),
})

export const countUserNotifications = endpoint({
  ...common,
  ...calls.countUserNotifications,
  summary: "Get the number of the customer's unread notifications and the latest ones",
  response: notificationCount,
})

export const readUserNotification = endpoint({
  ...common,
  ...calls.readUserNotification,
  summary: "Mark one of the customer's notifications as read",
  audit: readingMark,
  params: idParams,
  response: notification,
  errors: [errors.not_found],
})

export const readAllUserNotifications = endpoint({
  ...common,
  ...calls.readAllUserNotifications,
  summary: "Mark all of the customer's notifications as read",
  audit: readingMark,
  response: allRead,
})
