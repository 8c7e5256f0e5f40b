import { z } from 'zod'
import { notificationTypes } from './notification-types.ts'

/** The kinds of records that notices are about; `model_id` is the id of one. */
export const noticeModels = [
  'orders',
  'canceled-orders',
  'products',
  'stores',
  'payments',
  'payouts',
  'dues',
  'carriers',
  'remittances',
  'wallets',
  'proof',
  'history',
  'contact',
  'development-messages',
  'conversations',
  'chat-reports',
  'broadcasts',
  'agreement',
] as const
export type NoticeModel = (typeof noticeModels)[number]

const words = z.object({ title: z.string(), body: z.string() })

/** A notification as its recipient reads it, a store as well as an admin. */
export const notification = z.object({
  id: z.uuid(),
  notif_type: z.enum(notificationTypes),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
  /** `choice` is the variant of a product, as the product's page names it in its address. */
  data: z.object({ ar: words, en: words, choice: z.string().optional() }),
  /** `avatar` is the id of a public picture. */
  user: z.object({ avatar: z.string().nullable() }).nullable(),
  /** The record it is about; a tap opens it. */
  model: z.enum(noticeModels).nullable(),
  model_id: z.string().nullable(),
})
export type Notification = z.output<typeof notification>

/** The number of notices in the header's preview, as specified. */
export const notificationPreview = 3

export const notificationCount = z.object({ notifications_count: z.int(), last_notifications: z.array(notification) })
export const allRead = z.object({ read: z.int() })
