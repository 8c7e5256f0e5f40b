import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, stamped } from '../platform/db/columns.ts'

/** What visitors write through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    ...stamped(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ['new', 'read', 'replied', 'closed'] })
      .notNull()
      .default('new'),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    read_at: moment(),
  },
  (t) => [index('contact_messages_status').on(t.status, t.created_at, t.id)],
)
