import type { StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { maxCartLines, maxLineQuantity } from '@rahba/contract/orders/cart/cart-lines'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../../platform/db/columns.ts'
import { users } from '../../shoppers/table.ts'

/**
 * The carts of shoppers, one each. The lines are one value because they are read and written whole, and because a foreign key to products would make
 * adding to a cart wait for the orders that lock them.
 */
export const carts = pgTable(
  'carts',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id),
    ...timestamps(),
    lines: jsonb().$type<StoredCartLine[]>().notNull().default([]),
  },
  (t) => [
    check(
      'carts_lines',
      sql`case when jsonb_typeof(${t.lines}) = 'array' then jsonb_array_length(${t.lines}) <= ${sql.raw(String(maxCartLines))} else false end`,
    ),
    check('carts_quantities', sql`not ${t.lines} @? ${sql.raw(`'$[*] ? (!(@.quantity >= 1 && @.quantity <= ${maxLineQuantity}))'`)}`),
  ],
)
