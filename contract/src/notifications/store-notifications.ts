import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageOf, pageQuery } from '../kernel/page.ts'

/** What a notification is about decides where it leads (specification, section 2, store header). */
export const notificationTypes = ['OrderNotification', 'MessageNotification', 'GeneralNotification'] as const

const words = z.object({ title: z.string(), body: z.string() })

export const storeNotification = z.object({
  id: z.uuid(),
  notif_type: z.enum(notificationTypes),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
  data: z.object({ ar: words, en: words }),
  /** `avatar` is the id of a public picture. */
  user: z.object({ avatar: z.string().nullable() }).nullable(),
  /** The order of an OrderNotification. */
  model_id: z.string().nullable(),
})
export type StoreNotification = z.output<typeof storeNotification>

const common = { tags: ['notifications'], access: { audience: 'store' }, owner: 'store' } as const

export const listStoreNotifications = endpoint({
  ...common,
  name: 'listStoreNotifications',
  method: 'GET',
  path: '/store/notifications',
  summary: 'Notifications of the store, newest first',
  query: z.object(pageQuery),
  response: pageOf(storeNotification),
})

/** How many the header's preview shows (specification, section 9). */
export const notificationPreview = 3

export const countStoreNotifications = endpoint({
  ...common,
  name: 'countStoreNotifications',
  method: 'GET',
  path: '/store/notifications/count',
  summary: 'How many notifications are unread, and the latest',
  response: z.object({ notifications_count: z.int(), last_notifications: z.array(storeNotification) }),
})

export const readStoreNotification = endpoint({
  ...common,
  name: 'readStoreNotification',
  method: 'PUT',
  path: '/store/notifications/{id}',
  summary: 'Mark a notification as read',
  audit: { none: 'a mark of reading changes nothing others see' },
  params: z.object({ id: z.uuid('uuid') }),
  response: storeNotification,
  errors: [errors.not_found],
})
