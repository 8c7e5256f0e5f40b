import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cities } from '../../places/table.ts'
import { bilingual, id, moment, timestamps } from '../../platform/db/columns.ts'
import { stores } from '../table.ts'

/**
 * The places where a store keeps goods. A trigger gives each store its main branch, under the store's own id; its place and `pick_up` are those of
 * `stores.pickup_location`, kept alike by triggers (docs/decisions/stock-by-branch.md).
 */
export const branches = pgTable(
  'branches',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: bilingual().notNull(),
    city_id: uuid().references(() => cities.id),
    address: text(),
    phone: text(),
    /** The short address of the Saudi Post, where carriers collect parcels; null is the store's. */
    short_address: text(),
    /** True if shoppers may collect their orders here. */
    pick_up: boolean().notNull().default(false),
    /** True if orders are delivered from here. */
    delivers: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    /** Orders and movements refer to a branch for good, so one that is closed stays. */
    deleted_at: moment(),
  },
  (t) => [
    index('branches_store').on(t.store_id, t.position, t.id),
    index('branches_city').on(t.city_id),
    check('branches_use', sql`${t.pick_up} or ${t.delivers} or ${t.deleted_at} is not null`),
    check('branches_short_address', sql`${t.short_address} ~ '^[A-Z]{4}[0-9]{4}$'`),
    check('branches_main', sql`${t.id} <> ${t.store_id} or ${t.deleted_at} is null`),
  ],
)
