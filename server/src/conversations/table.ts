import { contactStatusKeys, spamReasonKeys } from '@rahba/contract/conversations/contact-states'
import { locales } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../access/table.ts'
import { id, moment, now, searchText, timestamps } from '../platform/db/columns.ts'

/** Visitors' messages through the contact form. Those that the form's guard caught are stored too, as spam. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    ...timestamps(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    status: text({ enum: contactStatusKeys }).notNull().default('new'),
    spam_reason: text({ enum: spamReasonKeys }),
    /** The mark of the form it was sent from: it serves once. */
    proof_id: uuid(),
    locale: text({ enum: locales }).notNull(),
    read_at: moment(),
    replied_at: moment(),
    search: searchText(
      (): ReturnType<typeof sql> =>
        sql`${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.phone} || ' ' || ${contactMessages.message}`,
    ),
  },
  (t) => [
    index('contact_messages_status').on(t.status, t.created_at, t.id),
    // Spam is a list of its own, so that reading the rest never passes over it, however much there is.
    index('contact_messages_created').on(t.created_at, t.id).where(sql`status <> 'spam'`),
    index('contact_messages_search').using('gin', t.search.op('gin_trgm_ops')),
    uniqueIndex('contact_messages_proof').on(t.proof_id),
    check('contact_messages_spam', sql`(${t.status} = 'spam') = (${t.spam_reason} is not null)`),
  ],
)
export type ContactRecord = typeof contactMessages.$inferSelect

/** Answers that were mailed to a visitor. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    contact_message_id: uuid()
      .notNull()
      .references(() => contactMessages.id),
    admin_id: uuid()
      .notNull()
      .references(() => admins.id),
    reply: text().notNull(),
  },
  (t) => [index('contact_replies_message').on(t.contact_message_id, t.created_at, t.id)],
)
