import { offerTypes } from '@rahba/contract/catalog/offers/offer-types'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { sql } from 'drizzle-orm'
import { check, customType, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, id, moment, timestamps } from '../../platform/db/columns.ts'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'

const daterange = customType<{ data: string }>({ dataType: () => 'daterange' })

/** Automatic price rules of a store. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    offer_type: text({ enum: typedKeys(offerTypes) }).notNull(),
    /** Halalas off each unit, basis points off, or how many units bring one more free. */
    offer_value: integer().notNull(),
    /** The first and last day, both counted, in Riyadh. */
    start_date: date().notNull(),
    end_date: date().notNull(),
    stopped_at: moment(),
  },
  (t) => [
    index('offers_store').on(t.store_id, t.start_date, t.id),
    check('offers_days', sql`${t.end_date} >= ${t.start_date}`),
    check('offers_value', sql`${t.offer_value} > 0 and (${t.offer_type} <> 'percentage' or ${t.offer_value} < 10000)`),
  ],
)

/**
 * The products of an offer and the days it holds for each: empty once it was stopped. One product has one offer a day, by an exclusion
 * constraint (migration `0001_guards.sql`).
 */
export const offerProducts = pgTable(
  'offer_products',
  {
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    offer_id: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    days: daterange().notNull(),
    /**
     * The price of a piece under the offer, so that shoppers' lists are sorted by what they show. Triggers maintain it (migration `0001_guards.sql`); no
     * statement writes it.
     */
    price: halalas().notNull().default(0),
  },
  // The product comes first, since shoppers' queries look up the offer of a product.
  (t) => [
    primaryKey({ columns: [t.product_id, t.offer_id] }),
    index('offer_products_offer').on(t.offer_id),
    index('offer_products_price').on(t.price, t.product_id),
  ],
)
