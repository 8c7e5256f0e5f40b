import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageQuery, pageSchema } from '../kernel/page.ts'
import { idParams } from '../kernel/shapes.ts'
import { allRead, notification, notificationCount } from './notification.ts'

const common = { tags: ['notifications'], access: { audience: 'user' }, owner: 'user' } as const
const readingMark = { none: 'a mark of reading changes nothing others see' } as const
const { page, per_page, cursor } = pageQuery

export const listUserNotifications = endpoint({
  ...common,
  name: 'listUserNotifications',
  method: 'GET',
  path: '/user/notifications',
  summary: "List the customer's notifications, newest first",
  query: z.object({ page, per_page, cursor }),
  response: pageSchema(notification),
})

export const countUserNotifications = endpoint({
  ...common,
  name: 'countUserNotifications',
  method: 'GET',
  path: '/user/notifications/count',
  summary: "Get the number of the customer's unread notifications and the latest ones",
  response: notificationCount,
})

export const readUserNotification = endpoint({
  ...common,
  name: 'readUserNotification',
  method: 'PUT',
  path: '/user/notifications/{id}',
  summary: "Mark one of the customer's notifications as read",
  audit: readingMark,
  params: idParams,
  response: notification,
  errors: [errors.not_found],
})

export const readAllUserNotifications = endpoint({
  ...common,
  name: 'readAllUserNotifications',
  method: 'PUT',
  path: '/user/notifications',
  summary: "Mark all of the customer's notifications as read",
  audit: readingMark,
  response: allRead,
})
