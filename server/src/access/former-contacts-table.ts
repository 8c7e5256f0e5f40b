import { audiences } from '@rahba/contract/kernel/audiences'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, now } from '../platform/db/columns.ts'

/**
 * Addresses and phones that accounts had before. Whoever edits one away is still the same person, where nobody decides about their own money
 * (`money/require-outsider.ts`).
 */
export const formerContacts = pgTable(
  'former_contacts',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    audience: text({ enum: audiences }).notNull(),
    /** admins.id, store_members.id or users.id, by audience. */
    subject_id: uuid().notNull(),
    email: text(),
    phone: text(),
  },
  (t) => [
    index('former_contacts_subject').on(t.audience, t.subject_id),
    index('former_contacts_email').on(t.email),
    index('former_contacts_phone').on(t.phone),
  ],
)
