import { storedFigures, storeSplits } from '@rahba/contract/statistics/figures'
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalog/table.ts'
import { halalas, moment } from '../platform/db/columns.ts'
import { stores } from '../stores/table.ts'

// Counts and halalas have the same type.
const figure = () => halalas().notNull().default(0)
const figureColumns = () =>
  // There is one column for each name of the table.
  Object.fromEntries(storedFigures.map((name) => [name, figure()])) as Record<(typeof storedFigures)[number], ReturnType<typeof figure>>

/** The split of a day's figures: none, or by a value of the order. Those of the platform are also split by the category of the store. */
const split = () => text({ enum: ['all', ...storeSplits, 'category'] }).notNull()

/**
 * The figures of one day of Riyadh and one store, whole and by each split. Made again from orders and ledger by `write-figures.ts`, never added
 * to. A row without a store holds what the ledger booked for none; as there, nothing says that a store is one of ours.
 */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date({ mode: 'string' }).notNull(),
    store_id: uuid(),
    split: split(),
    /** The city, the method or the code; null for orders that have none. */
    key: text(),
    ...figureColumns(),
  },
  (t) => [
    unique('daily_figures_one').on(t.store_id, t.day, t.split, t.key).nullsNotDistinct(),
    index('daily_figures_day').on(t.day, t.split),
    // The best-selling stores are read from the index alone, store by store, so that a hundred thousand of them need no memory.
    index('daily_figures_sales').on(t.store_id, t.day, t.sales, t.orders).where(sql`split = 'all' and orders > 0`),
  ],
)

/** The same over all stores: what the platform reads of a year without reading every store's days. */
export const platformFigures = pgTable(
  'platform_figures',
  { day: date({ mode: 'string' }).notNull(), split: split(), key: text(), ...figureColumns() },
  (t) => [unique('platform_figures_one').on(t.day, t.split, t.key).nullsNotDistinct()],
)

/** The sales of a product by a store on a day, in orders that count. */
export const dailyProducts = pgTable(
  'daily_products',
  {
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    day: date({ mode: 'string' }).notNull(),
    product_id: uuid()
      .notNull()
      .references(() => products.id),
    units: integer().notNull(),
    goods: halalas().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.day, t.product_id] }),
    // Over all stores: the best-selling products of a day, and the days of a product.
    index('daily_products_best').on(t.day, t.goods, t.product_id),
    index('daily_products_product').on(t.product_id, t.day),
  ],
)

/**
 * Days of stores whose figures are to be made again. Triggers on orders and on the ledger write here (migration `0001_guards.sql`), in the transaction
 * of the change, and only ever add: two changes of one day are two rows, so that nothing a job has not seen is ever taken away with what it has.
 */
export const figureChanges = pgTable('figure_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date({ mode: 'string' }).notNull(),
  store_id: uuid(),
  at: moment().notNull().default(sql`now()`),
})
