import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { pageVersions } from '../content/table.ts'
import { bilingual, id, moment, now } from '../platform/db/columns.ts'
import { storeMembers, stores } from '../stores/table.ts'

/** The published versions of the agreement with what each asks of stores. Their texts are in `page_versions`. A row never changes. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    /** The number of the version within its page. */
    number: integer().primaryKey(),
    version_id: uuid()
      .notNull()
      .unique()
      .references(() => pageVersions.id),
    needs_acceptance: boolean().notNull(),
    /** The first day in Riyadh on which it applies. */
    applies_from: date({ mode: 'string' }).notNull(),
    summary: bilingual(),
  },
  (t) => [index('agreement_versions_due').on(t.applies_from).where(sql`${t.needs_acceptance}`)],
)

/** The acceptances of stores: one of each version, by the first member who accepted. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    id: id(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    number: integer()
      .notNull()
      .references(() => agreementVersions.number),
    /** Null once the member was removed from the team. */
    member_id: uuid().references(() => storeMembers.id, { onDelete: 'set null' }),
    /** Their name then. */
    member_name: text().notNull(),
    accepted_at: moment().notNull().default(now),
    /** Null for a registration before the first version was published. */
    ip: text(),
  },
  (t) => [unique('agreement_acceptances_store').on(t.store_id, t.number), index('agreement_acceptances_member').on(t.member_id)],
)
