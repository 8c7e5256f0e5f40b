import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageQuery, pageSchema } from '../kernel/page.ts'
import { idParams } from '../kernel/shapes.ts'
import { allRead, notification, notificationCount } from './notification.ts'
import * as calls from './store-notifications.calls.ts'
import { deviceToken } from './subscription.ts'

const common = { tags: ['notifications'], access: { audience: 'store' }, owner: 'store' } as const
const readingMark = { none: 'a mark of reading changes nothing others see' } as const
const { page, per_page, cursor } = pageQuery

export const listStoreNotifications = endpoint({
  ...common,
  ...calls.listStoreNotifications,
  summary: "List the store's notifications, newest first",
  query: z.object({ page, per_page, cursor }),
  response: pageSchema(notification),
})

export const countStoreNotifications = endpoint({
  ...common,
  ...calls.countStoreNotifications,
  summary: 'Get the number of unread notifications and the latest ones',
  response: notificationCount,
})

export const readStoreNotification = endpoint({
  ...common,
  ...calls.readStoreNotification,
  summary: 'Mark a notification as read',
  audit: readingMark,
  params: idParams,
  response: notification,
  errors: [errors.not_found],
})

export const readAllStoreNotifications = endpoint({
  ...common,
  ...calls.readAllStoreNotifications,
  summary: 'Mark all notifications as read',
  audit: readingMark,
  response: allRead,
})

export const updateFcmToken = endpoint({
  ...common,
  owner: 'self',
  ...calls.updateFcmToken,
  summary: 'Register a device for push notifications',
  audit: { none: "a device's address, not a change others see" },
  body: z.strictObject({ device_token: deviceToken }),
  response: z.object({ device_token: z.string() }),
  labels: { device_token: { ar: 'رمز الجهاز', en: 'Device token' } },
})
