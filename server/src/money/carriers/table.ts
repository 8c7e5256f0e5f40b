import { carrierKeys, collectionStateKeys, openCollectionStates } from '@rahba/contract/money/carriers'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, moment, stamped } from '../../platform/db/columns.ts'

const open = sql.raw(`status in (${openCollectionStates.map((status) => `'${status}'`).join(', ')})`)

/**
 * The cash of a delivered order that a shipping company collected, and what has become of it. It changes under the lock of its order only, in the
 * transaction that posts the change. Like the ledger it has no foreign keys.
 */
export const carrierCollections = pgTable(
  'carrier_collections',
  {
    order_id: uuid().primaryKey(),
    ...stamped(),
    store_id: uuid().notNull(),
    carrier: text({ enum: carrierKeys }).notNull(),
    cash: halalas().notNull(),
    /** What of the cash the carrier owes no more. */
    settled: halalas().notNull().default(0),
    /** What of the store's share still waits for the remittance. */
    held: halalas().notNull(),
    /** What remittances put into the store's pending balance, while the return window was open. */
    released_pending: halalas().notNull().default(0),
    status: text({ enum: collectionStateKeys }).notNull().default('open'),
    delivered_at: moment().notNull(),
    settled_at: moment(),
  },
  (t) => [
    index('carrier_collections_open').on(t.carrier, t.delivered_at, t.order_id).where(open),
    index('carrier_collections_delivered').on(t.delivered_at, t.order_id),
    index('carrier_collections_carrier').on(t.carrier, t.delivered_at, t.order_id),
    index('carrier_collections_status').on(t.status, t.delivered_at, t.order_id),
    index('carrier_collections_store').on(t.store_id, t.delivered_at, t.order_id),
    check('carrier_collections_amounts', sql`${t.cash} > 0 and ${t.settled} between 0 and ${t.cash} and ${t.released_pending} >= 0`),
    // the store's part that waits is never more than what the carrier still owes
    check('carrier_collections_held', sql`${t.held} between 0 and ${t.cash} - ${t.settled}`),
    check('carrier_collections_closed', sql`(${open}) = (${t.settled} < ${t.cash})`),
    check('carrier_collections_settled', sql`(${open}) = (${t.settled_at} is null)`),
  ],
)
export type CollectionRecord = typeof carrierCollections.$inferSelect

/** Orders that were booked as if their store had the cash, while a carrier had it (M4 for M5). A job corrects each and takes it off this list. */
export const carrierCorrections = pgTable('carrier_corrections', { order_id: uuid().primaryKey(), store_id: uuid().notNull() }, (t) => [
  index('carrier_corrections_store').on(t.store_id),
])
