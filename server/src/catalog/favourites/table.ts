import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, now } from '../../platform/db/columns.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'

/** The products and stores that shoppers keep: each row is one of the two. */
export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    product_id: uuid().references(() => products.id, { onDelete: 'cascade' }),
    store_id: uuid().references(() => stores.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('favourites_product').on(t.user_id, t.product_id).where(sql`product_id is not null`),
    uniqueIndex('favourites_store').on(t.user_id, t.store_id).where(sql`store_id is not null`),
    index('favourites_newest').on(t.user_id, t.created_at, t.id),
    check('favourites_one', sql`num_nonnulls(${t.product_id}, ${t.store_id}) = 1`),
  ],
)
