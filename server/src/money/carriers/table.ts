import { carrierKeys, collectionStateKeys, openCollectionStates } from '@rahba/contract/money/carriers/carriers'
import { feePayerKeys, lineDecisionKeys, lineKindKeys, remittanceStateKeys } from '@rahba/contract/money/carriers/remittance-lines'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import { halalas, id, moment, timestamps } from '../../platform/db/columns.ts'

const open = sql.raw(`status in (${openCollectionStates.map((status) => `'${status}'`).join(', ')})`)

/**
 * The cash of a delivered order that a shipping company collected, and what has become of it. It changes under the lock of its order only, in the
 * transaction that posts the change. Like the ledger it has no foreign keys.
 */
export const carrierCollections = pgTable(
  'carrier_collections',
  {
    order_id: uuid().primaryKey(),
    ...timestamps(),
    store_id: uuid().notNull(),
    carrier: text({ enum: carrierKeys }).notNull(),
    cash: halalas().notNull(),
    /** The part of the cash that the carrier no longer owes. */
    settled: halalas().notNull().default(0),
    /** The store's share that still waits for the remittance. */
    held: halalas().notNull(),
    /** The amount that remittances put into the store's pending balance while the return window was open. */
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
    // The store's waiting share never exceeds what the carrier still owes.
    check('carrier_collections_held', sql`${t.held} between 0 and ${t.cash} - ${t.settled}`),
    check('carrier_collections_closed', sql`(${open}) = (${t.settled} < ${t.cash})`),
    check('carrier_collections_settled', sql`(${open}) = (${t.settled_at} is null)`),
  ],
)
export type CollectionRecord = typeof carrierCollections.$inferSelect

/** The short numbers people see. */
export const remittanceNumbers = pgSequence('carrier_remittance_numbers', { startWith: 40001 })

/** One transfer of a carrier for the cash of many orders. It is prepared as a draft and recorded in the ledger once. */
export const carrierRemittances = pgTable(
  'carrier_remittances',
  {
    id: id(),
    ...timestamps(),
    number: integer().notNull().default(sql`nextval('carrier_remittance_numbers')`),
    carrier: text({ enum: carrierKeys }).notNull(),
    /** Days of delivery in Riyadh, both included: open orders of these days that the file lacks are its missing lines. */
    period_from: date({ mode: 'string' }).notNull(),
    period_to: date({ mode: 'string' }).notNull(),
    reference: text().notNull(),
    /** The amount that reached the bank. */
    amount: halalas().notNull(),
    fee_by: text({ enum: feePayerKeys }).notNull(),
    note: text(),
    status: text({ enum: remittanceStateKeys }).notNull().default('draft'),
    /** Name of the carrier's file. */
    file: text(),
    created_by: uuid().references(() => admins.id),
    /** The first of two admins who record what is above the limit. */
    first_posted_by: uuid().references(() => admins.id),
    posted_by: uuid().references(() => admins.id),
    posted_at: moment(),
    /** The recorded amount: the larger of cash cleared and money in. It counts towards what one admin may record alone. */
    recorded: halalas(),
  },
  (t) => [
    uniqueIndex('carrier_remittances_number').on(t.number),
    // A bank transfer can be recorded only once.
    uniqueIndex('carrier_remittances_reference').on(t.carrier, t.reference).where(sql`status <> 'discarded'`),
    index('carrier_remittances_created').on(t.created_at, t.id),
    index('carrier_remittances_amount').on(t.amount, t.id),
    index('carrier_remittances_posted').on(t.posted_by, t.posted_at).where(sql`posted_by is not null`),
    index('carrier_remittances_status').on(t.status, t.created_at, t.id),
    check('carrier_remittances_amounts', sql`${t.amount} >= 0`),
    check('carrier_remittances_period', sql`${t.period_from} <= ${t.period_to}`),
    check('carrier_remittances_posted', sql`(${t.status} = 'posted') = (${t.posted_at} is not null)`),
  ],
)
export type RemittanceRecord = typeof carrierRemittances.$inferSelect

/** A line of a remittance: one of the carrier's file, or an order that the file lacks (`line` is null). */
export const carrierRemittanceLines = pgTable(
  'carrier_remittance_lines',
  {
    id: id(),
    remittance_id: uuid()
      .notNull()
      .references(() => carrierRemittances.id, { onDelete: 'cascade' }),
    /** Its place among the lines. */
    position: integer().notNull(),
    line: integer(),
    order_number: text().notNull().default(''),
    tracking_number: text().notNull().default(''),
    collected: halalas().notNull(),
    fee: halalas().notNull().default(0),
    order_id: uuid(),
    kind: text({ enum: lineKindKeys }).notNull(),
    /** The amount that the carrier owed of the order when the line was matched. */
    expected: halalas(),
    decision: text({ enum: lineDecisionKeys }),
    note: text(),
  },
  (t) => [
    index('carrier_remittance_lines_of').on(t.remittance_id, t.position, t.id),
    index('carrier_remittance_lines_order').on(t.order_id).where(sql`order_id is not null`),
    // Only one line of a remittance can settle an order.
    uniqueIndex('carrier_remittance_lines_once')
      .on(t.remittance_id, t.order_id)
      .where(sql`order_id is not null and kind in ('matched', 'short', 'over', 'missing', 'other_carrier')`),
    check('carrier_remittance_lines_amounts', sql`${t.collected} >= 0 and ${t.fee} >= 0`),
  ],
)
export type RemittanceLineRecord = typeof carrierRemittanceLines.$inferSelect
