import { openPayoutStatuses, payoutStatusKeys } from '@rahba/contract/money/payouts/payout-states'
import { secondReasonKeys } from '@rahba/contract/money/second-approval'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import { halalas, id, moment, now, timestamps } from '../../platform/db/columns.ts'
import { files } from '../../platform/files/table.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { banks } from '../bank-table.ts'

/** The short numbers people and banks see. */
export const payoutNumbers = pgSequence('payout_numbers', { startWith: 10001 })
export const payoutRunNumbers = pgSequence('payout_run_numbers', { startWith: 101 })

const open = sql.raw(`status in (${openPayoutStatuses.map((status) => `'${status}'`).join(', ')})`)

/** Payouts that went to the bank in one file. */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: id(),
    ...timestamps(),
    number: integer().notNull().default(sql`nextval('payout_run_numbers')`),
    created_by: uuid()
      .notNull()
      .references(() => admins.id),
  },
  (t) => [uniqueIndex('payout_runs_number').on(t.number), index('payout_runs_created').on(t.created_at, t.id)],
)

/** Money on its way from a store's available balance to its bank account (`payments`). The account is the one it had when it asked. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    ...timestamps(),
    number: integer().notNull().default(sql`nextval('payout_numbers')`),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    amount: halalas().notNull(),
    status: text({ enum: payoutStatusKeys }).notNull().default('requested'),
    bank_id: uuid().references(() => banks.id),
    bank_account_name: text().notNull(),
    iban_no: text().notNull(),
    note: text(),
    reason: text(),
    reference: text(),
    receipt: uuid().references(() => files.id),
    /** The value is null if the store's schedule requested it. */
    requested_by: uuid().references(() => storeMembers.id),
    /** The Sunday of the week, if the schedule requested the payout. */
    week: date(),
    /** Two admins have to approve it, and why. */
    needs_second: boolean().notNull().default(false),
    second_reason: text({ enum: secondReasonKeys }),
    first_approved_by: uuid().references(() => admins.id),
    approved_by: uuid().references(() => admins.id),
    approved_at: moment(),
    run_id: uuid().references(() => payoutRuns.id),
    paid_at: moment(),
    /** The moment it was rejected, failed or withdrawn. */
    closed_at: moment(),
  },
  (t) => [
    uniqueIndex('payouts_number').on(t.number),
    // A store can have only one open payout at a time.
    uniqueIndex('payouts_open').on(t.store_id).where(open),
    // The schedule requests one payout a week.
    uniqueIndex('payouts_week').on(t.store_id, t.week).where(sql`week is not null`),
    index('payouts_store').on(t.store_id, t.created_at, t.id),
    index('payouts_status').on(t.status, t.created_at, t.id),
    index('payouts_created').on(t.created_at, t.id),
    index('payouts_by_amount').on(t.amount, t.id),
    // This index serves the sum that one admin approved alone over days.
    index('payouts_approver').on(t.approved_by, t.approved_at).where(sql`not needs_second`),
    index('payouts_run').on(t.run_id),
    index('payouts_iban').on(t.iban_no),
    index('payouts_receipt').on(t.receipt).where(sql`receipt is not null`),
    check('payouts_amount', sql`${t.amount} > 0`),
    check('payouts_two_admins', sql`not ${t.needs_second} or ${t.approved_by} is null or ${t.first_approved_by} <> ${t.approved_by}`),
    check('payouts_second_reason', sql`${t.needs_second} = (${t.second_reason} is not null)`),
    check('payouts_approved', sql`${t.status} not in ('approved', 'processing', 'paid') or ${t.approved_by} is not null`),
    check('payouts_paid', sql`${t.status} <> 'paid' or (${t.reference} is not null and ${t.paid_at} is not null)`),
  ],
)
export type PayoutRow = typeof payouts.$inferSelect

/** Stores that have their balance asked for every week, and those that no longer do. */
export const payoutSchedules = pgTable(
  'payout_schedules',
  {
    store_id: uuid()
      .primaryKey()
      .references(() => stores.id),
    weekly: boolean().notNull(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
  },
  (t) => [index('payout_schedules_weekly').on(t.store_id).where(sql`weekly`)],
)
