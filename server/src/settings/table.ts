import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../platform/db/columns.ts'

/** One row per setting: key and body; types, defaults and units are in the contract. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  body: jsonb().$type<string | number | boolean | null>(),
  updated_at: moment().notNull().default(now),
})
