import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { dueStatusKeys, openDueStatuses, settlementKinds, settlementStatuses } from '@rahba/contract/money/dues/due-states'
import type { LedgerEvent } from '@rahba/contract/money/ledger/ledger'
import { secondReasonKeys } from '@rahba/contract/money/second-approval'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import { halalas, id, moment, timestamps } from '../../platform/db/columns.ts'
import { files } from '../../platform/files/table.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { bankAccounts } from '../bank-table.ts'
import { ledgerEntries } from '../ledger/table.ts'

/** The short numbers people see. */
export const dueNumbers = pgSequence('due_numbers', { startWith: 20001 })

const open = sql.raw(`status in (${openDueStatuses.map((status) => `'${status}'`).join(', ')})`)

/**
 * A statement of what a store owes the platform over a period (`dues`). It is settled in parts: `paid` by transfer and from the balance,
 * `waived`.
 */
export const dues = pgTable(
  'dues',
  {
    id: id(),
    ...timestamps(),
    number: integer().notNull().default(sql`nextval('due_numbers')`),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    amount: halalas().notNull(),
    paid: halalas().notNull().default(0),
    waived: halalas().notNull().default(0),
    lines: integer().notNull(),
    status: text({ enum: dueStatusKeys }).notNull().default('due'),
    period_from: moment().notNull(),
    period_to: moment().notNull(),
    /** The last day to pay, in Riyadh. */
    due_on: date({ mode: 'string' }).notNull(),
    note: text(),
    /** The value is null if the clock raised it. */
    raised_by: uuid().references(() => admins.id),
    /** The first of two admins who waive it. */
    first_waived_by: uuid().references(() => admins.id),
    /** The reason it needs two admins, as of the first waiver. */
    second_reason: text({ enum: secondReasonKeys }),
    reminded_at: moment(),
    /** The moment its store was suspended for it. A statement suspends its store once. */
    suspended_at: moment(),
    closed_at: moment(),
  },
  (t) => [
    uniqueIndex('dues_number').on(t.number),
    index('dues_store').on(t.store_id, t.created_at, t.id),
    index('dues_status').on(t.status, t.created_at, t.id),
    index('dues_created').on(t.created_at, t.id),
    index('dues_by_amount').on(t.amount, t.id),
    index('dues_by_day').on(t.due_on, t.id),
    index('dues_open').on(t.due_on).where(open),
    check('dues_amounts', sql`${t.amount} > 0 and ${t.paid} >= 0 and ${t.waived} >= 0 and ${t.paid} + ${t.waived} <= ${t.amount}`),
    // A statement is closed exactly when nothing remains to pay.
    check('dues_closed', sql`(${open}) = (${t.paid} + ${t.waived} < ${t.amount})`),
    check('dues_period', sql`${t.period_from} <= ${t.period_to}`),
  ],
)
export type DueRecord = typeof dues.$inferSelect

/**
 * The amount that one posting made a store owe or gave back (`dues1`): each entry of its account of dues except payments. Written with the posting
 * itself (ledger/post-transaction.ts), and like it without foreign keys to orders and stores.
 */
export const dueLines = pgTable(
  'due_lines',
  {
    id: id(),
    entry_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    store_id: uuid().notNull(),
    order_id: uuid(),
    event: text().$type<LedgerEvent>().notNull(),
    /** Above zero where the store owes it. */
    amount: halalas().notNull(),
    posted_at: moment().notNull(),
    /** The statement that bills it. */
    due_id: uuid().references(() => dues.id),
  },
  (t) => [
    uniqueIndex('due_lines_entry').on(t.entry_id),
    index('due_lines_posted').on(t.posted_at, t.id),
    index('due_lines_by_amount').on(t.amount, t.id),
    index('due_lines_store').on(t.store_id, t.posted_at, t.id),
    index('due_lines_due').on(t.due_id, t.posted_at, t.id).where(sql`due_id is not null`),
    index('due_lines_unbilled').on(t.store_id, t.posted_at, t.id).where(sql`due_id is null`),
    index('due_lines_order').on(t.order_id).where(sql`order_id is not null`),
    check('due_lines_amount', sql`${t.amount} <> 0`),
  ],
)

/**
 * One settlement of a statement, or of a part: a transfer the store says it made, what was taken from its balance or from what it was given
 * back, what was waived.
 */
export const dueSettlements = pgTable(
  'due_settlements',
  {
    id: id(),
    ...timestamps(),
    due_id: uuid()
      .notNull()
      .references(() => dues.id),
    kind: text({ enum: typedKeys(settlementKinds) }).notNull(),
    status: text({ enum: typedKeys(settlementStatuses) }).notNull(),
    amount: halalas().notNull(),
    bank_account_id: uuid().references(() => bankAccounts.id),
    sender_name: text(),
    slip: uuid().references(() => files.id),
    reference: text(),
    reason: text(),
    claimed_by: uuid().references(() => storeMembers.id),
    decided_by: uuid().references(() => admins.id),
    decided_at: moment(),
  },
  (t) => [
    index('due_settlements_due').on(t.due_id, t.created_at, t.id),
    index('due_settlements_slip').on(t.slip).where(sql`slip is not null`),
    // Only one transfer of a statement can wait for its check at a time.
    uniqueIndex('due_settlements_waiting').on(t.due_id).where(sql`status = 'waiting'`),
    check('due_settlements_amount', sql`${t.amount} > 0`),
    check('due_settlements_waiting_transfer', sql`${t.status} = 'confirmed' or ${t.kind} = 'transfer'`),
    check('due_settlements_arrived', sql`${t.status} <> 'confirmed' or ${t.kind} <> 'transfer' or ${t.reference} is not null`),
  ],
)
export type SettlementRow = typeof dueSettlements.$inferSelect
