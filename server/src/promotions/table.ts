import { codeFunders } from '@rahba/contract/promotions/code-funders'
import { appliedToKeys, couponTypeKeys } from '@rahba/contract/promotions/coupon-states'
import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bilingual, halalas, id, searchText, timestamps } from '../platform/db/columns.ts'
import { users } from '../shoppers/table.ts'
import { stores } from '../stores/table.ts'

/**
 * Discount codes: coupons, which their stores pay for, and promo codes, which the platform pays for. Their discounts are stored on the orders;
 * the figures are kept beside, so that a list adds nothing up (the ledger's proof, I7, adds it up all the same).
 */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    ...timestamps(),
    /** The party that bears its cost; it is exactly one and never changes. */
    funded_by: text({ enum: codeFunders }).notNull(),
    code: text().notNull(),
    /** The search key: letters commonly typed for one another make the same code. */
    code_key: searchText((): ReturnType<typeof sql> => sql`${coupons.code}`).notNull(),
    name: bilingual().notNull(),
    type: text({ enum: couponTypeKeys }).notNull(),
    /** Halalas or basis points; 0 for a code that frees of fees alone. */
    amount: halalas().notNull(),
    cap: halalas(),
    order_min_cost: halalas().notNull().default(0),
    free_delivery_charge: boolean().notNull().default(false),
    free_cash_charge: boolean().notNull().default(false),
    max_use_number: integer(),
    max_use_per_user: integer(),
    applied_to: text({ enum: appliedToKeys }).notNull().default('all_users'),
    first_order: boolean().notNull().default(false),
    /** The goods and cities it is limited to; empty means everything. */
    products: uuid().array().notNull().default(sql`'{}'`),
    categories: uuid().array().notNull().default(sql`'{}'`),
    cities: uuid().array().notNull().default(sql`'{}'`),
    /** The first and last day, both counted, in Riyadh. */
    start_date: date().notNull(),
    end_date: date(),
    active: boolean().notNull().default(true),
    /** The totals over orders that weren't cancelled: their number, the discounts and the amounts. */
    used: integer().notNull().default(0),
    given: halalas().notNull().default(0),
    orders_total: halalas().notNull().default(0),
    search: searchText(
      (): ReturnType<typeof sql> => sql`${coupons.code} || ' ' || (${coupons.name}->>'ar') || ' ' || (${coupons.name}->>'en')`,
    ),
  },
  (t) => [
    index('coupons_funded').on(t.funded_by, t.created_at, t.id),
    index('coupons_code').on(t.code_key),
    index('coupons_search').using('gin', t.search.op('gin_trgm_ops')),
    // The foreign keys of its codes at stores include the text.
    unique('coupons_id_code').on(t.id, t.code_key),
    check('coupons_funded_by', sql`${t.funded_by} in ('store', 'platform')`),
    check('coupons_amount', sql`${t.amount} >= 0 and (${t.type} <> 'percentage' or ${t.amount} <= 10000)`),
    check('coupons_cap', sql`${t.cap} is null or (${t.cap} > 0 and ${t.type} = 'percentage')`),
    check('coupons_gives', sql`${t.amount} > 0 or ${t.free_delivery_charge} or ${t.free_cash_charge}`),
    check('coupons_first_order', sql`not ${t.first_order} or ${t.max_use_per_user} is not distinct from 1`),
    check('coupons_days', sql`${t.end_date} is null or ${t.end_date} >= ${t.start_date}`),
    check('coupons_minimum', sql`${t.order_min_cost} >= 0`),
    // The database enforces the limit for any writer, so an extra use is refused.
    check('coupons_uses', sql`${t.used} >= 0 and (${t.max_use_number} is null or ${t.used} <= ${t.max_use_number})`),
    check('coupons_figures', sql`${t.given} >= 0 and ${t.orders_total} >= 0`),
  ],
)

/**
 * The stores where a code can be used: a row for each store, or one without a store for everywhere. At one store a text means one code, by an
 * exclusion constraint (migration `0001_guards.sql`).
 */
export const couponStores = pgTable(
  'coupon_stores',
  {
    id: id(),
    coupon_id: uuid().notNull(),
    code_key: text().notNull(),
    store_id: uuid().references(() => stores.id),
  },
  (t) => [
    foreignKey({
      columns: [t.coupon_id, t.code_key],
      foreignColumns: [coupons.id, coupons.code_key],
      name: 'coupon_stores_coupon',
    }).onDelete('cascade'),
    index('coupon_stores_coupon').on(t.coupon_id),
    index('coupon_stores_store').on(t.store_id, t.coupon_id),
  ],
)

/** The shoppers of a code that is limited to certain people. */
export const couponUsers = pgTable(
  'coupon_users',
  {
    coupon_id: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.coupon_id, t.user_id] }), index('coupon_users_user').on(t.user_id)],
)

/** The number of each shopper's uncancelled orders with a code, and its limit. */
export const couponUserUses = pgTable(
  'coupon_user_uses',
  {
    coupon_id: uuid()
      .notNull()
      .references(() => coupons.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    used: integer().notNull(),
    /** The code's limit when it was last used: what the check holds the count against. */
    max_use_per_user: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.coupon_id, t.user_id] }),
    index('coupon_user_uses_user').on(t.user_id),
    check('coupon_user_uses_limit', sql`${t.used} >= 0 and (${t.max_use_per_user} is null or ${t.used} <= ${t.max_use_per_user})`),
  ],
)
