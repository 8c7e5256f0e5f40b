import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import { id, moment, now } from '../../platform/db/columns.ts'
import { stores } from '../table.ts'

/** The commission of a store from a moment on. The latest that has begun is what its next order is charged; a placed order keeps its own. */
export const storeCommissions = pgTable(
  'store_commissions',
  {
    id: id(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Basis points; null is the platform's commission. */
    commission_bp: integer(),
    starts_at: moment().notNull(),
    /** The merchant reads it. */
    reason: text().notNull(),
    set_by: uuid().references(() => admins.id),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    index('store_commissions_store').on(t.store_id, t.starts_at, t.id),
    check('store_commissions_rate', sql`${t.commission_bp} is null or ${t.commission_bp} between 0 and 10000`),
  ],
)
