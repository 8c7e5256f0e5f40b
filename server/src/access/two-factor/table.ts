import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, now } from '../../platform/db/columns.ts'

const ownerColumns = {
  audience: text({ enum: ['admin', 'store'] }).notNull(),
  /** admins.id or store_members.id, by audience. */
  subject_id: uuid().notNull(),
}

/** The second step of an account's sign-in. Until it was confirmed it is only being set up, and asked of nobody. */
export const twoFactors = pgTable(
  'two_factors',
  {
    ...ownerColumns,
    /** The app's secret, sealed with a key of SECRET (platform/seal.ts). */
    secret: text().notNull(),
    created_at: moment().notNull().default(now),
    confirmed_at: moment(),
    /** The 30 s of the last code that was taken, counted from 1970: neither it nor an earlier one is taken again. */
    last_step: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.audience, t.subject_id] }), check('two_factors_audience', sql`${t.audience} in ('admin', 'store')`)],
)

/** Codes for the day the phone is lost: each good once, kept as a hash under SECRET. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    ...ownerColumns,
    code_hash: text().notNull(),
    created_at: moment().notNull().default(now),
    used_at: moment(),
  },
  (t) => [
    uniqueIndex('recovery_codes_code').on(t.audience, t.subject_id, t.code_hash),
    foreignKey({
      name: 'recovery_codes_two_factor',
      columns: [t.audience, t.subject_id],
      foreignColumns: [twoFactors.audience, twoFactors.subject_id],
    }).onDelete('cascade'),
  ],
)
