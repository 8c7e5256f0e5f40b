import { developmentAuthors, developmentStatusKeys } from '@rahba/contract/conversations/development-states'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../access/table.ts'
import { id, moment, now, searchText, timestamps } from '../platform/db/columns.ts'
import { storeMembers, stores } from '../stores/table.ts'

/** Messages of a store to the platform: a wish, a complaint, something broken. */
export const developmentMessages = pgTable(
  'development_messages',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    subject: text().notNull(),
    status: text({ enum: developmentStatusKeys }).notNull().default('new'),
    last_reply_at: moment().notNull().default(now),
    last_reply_by: text({ enum: developmentAuthors }).notNull().default('store'),
    search: searchText((): ReturnType<typeof sql> => sql`${developmentMessages.subject}`),
  },
  (t) => [
    index('development_messages_store').on(t.store_id, t.last_reply_at, t.id),
    index('development_messages_store_created').on(t.store_id, t.created_at, t.id),
    index('development_messages_status').on(t.status, t.last_reply_at, t.id),
    index('development_messages_moved').on(t.last_reply_at, t.id),
    index('development_messages_created').on(t.created_at, t.id),
    index('development_messages_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)
export type DevelopmentRecord = typeof developmentMessages.$inferSelect

/** The replies to each message, its description first. */
export const developmentReplies = pgTable(
  'development_replies',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    development_message_id: uuid()
      .notNull()
      .references(() => developmentMessages.id),
    member_id: uuid().references(() => storeMembers.id),
    admin_id: uuid().references(() => admins.id),
    message: text().notNull(),
    /** The files belong to the store, even if an administrator attached them, so that the store may read them. */
    attachments: uuid().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('development_replies_message').on(t.development_message_id, t.created_at, t.id),
    index('development_replies_attachments').using('gin', t.attachments).where(sql`attachments <> '{}'`),
    check('development_replies_author', sql`(${t.member_id} is null) <> (${t.admin_id} is null)`),
  ],
)
