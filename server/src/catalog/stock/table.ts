import { stockReasons } from '@rahba/contract/catalog/stock/stock-reasons'
import { actors } from '@rahba/contract/kernel/audiences'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, now } from '../../platform/db/columns.ts'
import { users } from '../../shoppers/table.ts'
import { branches } from '../../stores/branches/table.ts'
import { stores } from '../../stores/table.ts'
import { productVariants } from '../variants/table.ts'

/**
 * The pieces of a variant in a branch. Their sum is the variant's `quantity`, which triggers and orders keep so
 * (docs/decisions/stock-by-branch.md).
 */
export const branchStock = pgTable(
  'branch_stock',
  {
    variant_id: uuid()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    branch_id: uuid()
      .notNull()
      .references(() => branches.id),
    quantity: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.variant_id, t.branch_id] }),
    // The rows of a branch that is being closed; `quantity` is in no index, so an order updates the row in place.
    index('branch_stock_branch').on(t.branch_id),
    check('branch_stock_quantity', sql`${t.quantity} >= 0`),
  ],
)

/** Every change of a variant's stock in a branch. Rows are only added: a trigger refuses changes. Their sum is the stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    variant_id: uuid()
      .notNull()
      .references(() => productVariants.id),
    branch_id: uuid()
      .notNull()
      .references(() => branches.id),
    reason: text({ enum: typedKeys(stockReasons) }).notNull(),
    change: integer().notNull(),
    before: integer().notNull(),
    after: integer().notNull(),
    /** Without a foreign key: orders are never deleted, and a check for each line would lengthen every order. */
    order_id: uuid(),
    /** The same in both movements of a transfer. */
    transfer_id: uuid(),
    note: text(),
    actor_type: text({ enum: actors }).notNull(),
    actor_id: uuid(),
  },
  (t) => [
    index('stock_movements_store').on(t.store_id, t.created_at, t.id),
    index('stock_movements_variant').on(t.variant_id, t.created_at, t.id),
    index('stock_movements_branch').on(t.branch_id, t.created_at, t.id),
    check('stock_movements_chain', sql`${t.after} = ${t.before} + ${t.change} and ${t.after} >= 0 and ${t.change} <> 0`),
  ],
)

/** Shoppers who wait for a variant to be in stock again. A trigger sets `back_at` when it is, and a job tells them. */
export const stockWatches = pgTable(
  'stock_watches',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    variant_id: uuid()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    back_at: moment(),
  },
  (t) => [
    uniqueIndex('stock_watches_user').on(t.user_id, t.variant_id),
    index('stock_watches_variant').on(t.variant_id),
    index('stock_watches_back').on(t.back_at).where(sql`back_at is not null`),
  ],
)
