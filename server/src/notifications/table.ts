import type { Bilingual } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, now } from '../platform/db/columns.ts'

/** In-app notifications of stores, admins and shoppers; `model_id` is what they are about. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    audience: text({ enum: ['admin', 'store', 'user'] }).notNull(),
    /** stores.id, admins.id or users.id, by audience. */
    recipient_id: uuid().notNull(),
    notif_type: text({
      enum: [
        'OrderNotification',
        'GeneralNotification',
        'MessageNotification',
        'ProductNotification',
        'StoreNotification',
        'MoneyNotification',
        'DevelopmentNotification',
      ],
    }).notNull(),
    data: jsonb().$type<{ ar: { title: string; body: string }; en: { title: string; body: string } }>().notNull(),
    model_id: uuid(),
    user: jsonb().$type<{ name: string | Bilingual; avatar: string | null }>(),
    is_read: boolean().notNull().default(false),
    /** The same business event is told once, however often its job runs. */
    once: text(),
  },
  (t) => [
    index('notifications_recipient').on(t.audience, t.recipient_id, t.created_at, t.id),
    index('notifications_unread').on(t.audience, t.recipient_id).where(sql`not is_read`),
    uniqueIndex('notifications_once').on(t.audience, t.recipient_id, t.once),
  ],
)

export const deviceTokens = pgTable(
  'device_tokens',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    audience: text({ enum: ['admin', 'store', 'user'] }).notNull(),
    subject_id: uuid().notNull(),
    device_token: text().notNull(),
  },
  (t) => [uniqueIndex('device_tokens_token').on(t.device_token), index('device_tokens_subject').on(t.audience, t.subject_id)],
)
