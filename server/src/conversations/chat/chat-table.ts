import { reportReasons } from '@rahba/contract/conversations/chat/chat-labels'
import { chatSideKeys } from '@rahba/contract/conversations/chat/chat-shapes'
import { reportStatusKeys } from '@rahba/contract/conversations/chat/report-states'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import { products } from '../../catalog/table.ts'
import { orders } from '../../orders/table.ts'
import { id, moment, now, searchText, timestamps } from '../../platform/db/columns.ts'
import { files } from '../../platform/files/table.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'

/** The one conversation of a store and a shopper. Each side has its own columns, by `sequence` of the messages. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The order or product that it was last opened about. */
    order_id: uuid().references(() => orders.id),
    product_id: uuid().references(() => products.id),
    last_sequence: integer().notNull().default(0),
    last_message_at: moment().notNull().default(now),
    store_delivered: integer().notNull().default(0),
    store_read: integer().notNull().default(0),
    store_unread: integer().notNull().default(0),
    store_seen_at: moment(),
    /** True if the store was already notified of its unread messages. */
    store_told: boolean().notNull().default(false),
    user_delivered: integer().notNull().default(0),
    user_read: integer().notNull().default(0),
    user_unread: integer().notNull().default(0),
    user_seen_at: moment(),
    user_told: boolean().notNull().default(false),
    blocked_by_store: boolean().notNull().default(false),
    blocked_by_user: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('chat_sessions_pair').on(t.store_id, t.user_id),
    index('chat_sessions_store').on(t.store_id, t.last_message_at, t.id).where(sql`last_sequence > 0`),
    index('chat_sessions_store_unread').on(t.store_id, t.last_message_at, t.id).where(sql`store_unread > 0`),
    index('chat_sessions_user').on(t.user_id, t.last_message_at, t.id),
    index('chat_sessions_user_unread').on(t.user_id, t.last_message_at, t.id).where(sql`user_unread > 0`),
    index('chat_sessions_order').on(t.order_id),
    index('chat_sessions_product').on(t.product_id),
  ],
)

/** Messages, numbered within their conversation and never changed. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    session_id: uuid()
      .notNull()
      .references(() => chatSessions.id),
    sequence: integer().notNull(),
    sender: text({ enum: chatSideKeys }).notNull(),
    /** The member of the store who wrote, or the shopper. */
    sender_id: uuid().notNull(),
    client_id: text().notNull(),
    text: text(),
    file_id: uuid().references(() => files.id),
    search: searchText((): ReturnType<typeof sql> => sql`coalesce(${chatMessages.text}, '')`),
  },
  (t) => [
    uniqueIndex('chat_messages_sequence').on(t.session_id, t.sequence),
    uniqueIndex('chat_messages_client').on(t.session_id, t.sender, t.client_id),
    uniqueIndex('chat_messages_file').on(t.file_id),
    index('chat_messages_created').on(t.created_at),
    index('chat_messages_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** Reports of a conversation by one side to the platform. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    session_id: uuid()
      .notNull()
      .references(() => chatSessions.id),
    side: text({ enum: chatSideKeys }).notNull(),
    reporter_id: uuid().notNull(),
    reason: text({ enum: typedKeys(reportReasons) }).notNull(),
    note: text(),
    /** The last message when the report was made. */
    last_sequence: integer().notNull(),
    status: text({ enum: reportStatusKeys }).notNull().default('open'),
    decided_by: uuid().references(() => admins.id),
    decided_at: moment(),
    /** A note on what was done about it, for the administrators alone. */
    decision_note: text(),
  },
  (t) => [
    index('chat_reports_session').on(t.session_id, t.created_at),
    index('chat_reports_created').on(t.created_at, t.id),
    index('chat_reports_status').on(t.status, t.created_at, t.id),
    check('chat_reports_decided', sql`(${t.status} = 'open') = (${t.decided_at} is null)`),
  ],
)
