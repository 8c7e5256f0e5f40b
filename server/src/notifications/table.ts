import { audiences } from '@rahba/contract/kernel/audiences'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { locales } from '@rahba/contract/kernel/locale'
import type { Choice, ShopperGroup } from '@rahba/contract/notifications/choices'
import type { NoticeModel } from '@rahba/contract/notifications/notification'
import { notificationTypes } from '@rahba/contract/notifications/notification-types'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '../access/table.ts'
import { id, moment, now } from '../platform/db/columns.ts'

/** In-app notifications of stores, admins and shoppers; `model_id` is what they are about. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    audience: text({ enum: audiences }).notNull(),
    /** stores.id, admins.id or users.id, by audience. */
    recipient_id: uuid().notNull(),
    notif_type: text({
      enum: notificationTypes,
    }).notNull(),
    data: jsonb().$type<{ ar: { title: string; body: string }; en: { title: string; body: string }; choice?: string }>().notNull(),
    /** The kind of record that `model_id` names. */
    model: text().$type<NoticeModel>(),
    model_id: uuid(),
    user: jsonb().$type<{ name: string | Bilingual; avatar: string | null }>(),
    is_read: boolean().notNull().default(false),
    read_at: moment(),
    /** The broadcast that this row is one store's copy of. `0001_guards.sql` adds its foreign key, because broadcasts import this domain. */
    broadcast_id: uuid(),
    /** Each business event makes one notice, even if its job runs again. */
    once: text(),
  },
  (t) => [
    index('notifications_recipient').on(t.audience, t.recipient_id, t.created_at, t.id),
    index('notifications_unread').on(t.audience, t.recipient_id).where(sql`not is_read`),
    uniqueIndex('notifications_once').on(t.audience, t.recipient_id, t.once),
    index('notifications_conversations').on(t.created_at).where(sql`model = 'conversations'`),
    index('notifications_broadcast').on(t.broadcast_id, t.id).where(sql`broadcast_id is not null`),
  ],
)

/** Notices that wait to leave by push or mail: written with them, taken from here by the collecting job (docs/decisions/push.md). */
export const outgoingNotices = pgTable('outgoing_notices', {
  notification_id: uuid()
    .primaryKey()
    .references(() => notifications.id, { onDelete: 'cascade' }),
  push: boolean().notNull(),
  mail: boolean().notNull(),
  sms: boolean().notNull().default(false),
})

/** The targets of pushes: a browser's subscription (JSON) or a Firebase token, of the person who signed in on the device last. */
export const deviceTokens = pgTable(
  'device_tokens',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    audience: text({ enum: audiences }).notNull(),
    /** store_members.id, admins.id or users.id, by audience. */
    subject_id: uuid().notNull(),
    /** The recipient of its notices: the store of a member, otherwise the person. */
    recipient_id: uuid().notNull(),
    /** A signed-out device gets no more pushes. */
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    device_token: text().notNull(),
    /** The language of the person on that device, for its pushes and the pages they open. */
    locale: text({ enum: locales }).notNull().default('ar'),
  },
  (t) => [
    uniqueIndex('device_tokens_token').on(sql`md5(${t.device_token})`),
    index('device_tokens_subject').on(t.audience, t.subject_id),
    index('device_tokens_recipient').on(t.audience, t.recipient_id),
  ],
)

/** The pushes and mails that a person turned off, as `orders.push`. A person without a row receives all. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    id: id(),
    updated_at: moment().notNull().default(now),
    audience: text({ enum: audiences }).notNull(),
    /** store_members.id, admins.id or users.id. */
    subject_id: uuid().notNull(),
    muted: text().array().$type<Choice[]>().notNull().default(sql`'{}'`),
    /** The groups that a shopper also wants by SMS. */
    sms: text().array().$type<ShopperGroup[]>().notNull().default(sql`'{}'`),
    /** The hours in Riyadh, `HH:MM`, in which a shopper's pushes and SMS wait; both or neither. */
    quiet_from: text(),
    quiet_to: text(),
  },
  (t) => [uniqueIndex('notification_choices_subject').on(t.audience, t.subject_id)],
)
