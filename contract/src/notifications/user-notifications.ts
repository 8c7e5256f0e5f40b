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
  summary: 'My notifications, newest first',
  query: z.object({ page, per_page, cursor }),
  response: pageSchema(notification),
})

export const countUserNotifications = endpoint({
  ...common,
  name: 'countUserNotifications',
  method: 'GET',
  path: '/user/notifications/count',
  summary: 'How many of my notifications are unread, and the latest',
  response: notificationCount,
})

export const readUserNotification = endpoint({
  ...common,
  name: 'readUserNotification',
  method: 'PUT',
  path: '/user/notifications/{id}',
  summary: 'Mark a notification of mine as read',
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
  summary: 'Mark all my notifications as read',
  audit: readingMark,
  response: allRead,
})
