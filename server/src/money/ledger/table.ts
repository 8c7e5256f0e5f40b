import { actors } from '@rahba/contract/kernel/audiences'
import { type LedgerAccount, type LedgerEvent, ledgerEventCodes, ledgerSides } from '@rahba/contract/money/ledger/ledger'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { halalas, id, moment, now } from '../../platform/db/columns.ts'
import type { ProofResult } from './proof.ts'

/**
 * One account per code, owner and currency; made on its first posting. `balance` is in the account's normal direction and moves with its entries
 * only.
 */
export const ledgerAccountsTable = pgTable(
  'ledger_accounts',
  {
    id: id(),
    code: text().$type<LedgerAccount>().notNull(),
    /** The store, user, order or carrier it belongs to; null for the platform's own. */
    owner_id: uuid(),
    currency: text().notNull().default('SAR'),
    normal: text({ enum: ledgerSides }).notNull(),
    balance: halalas().notNull().default(0),
    floor: halalas(),
    /** 1, 0 or -1: what lists find accounts by. It rarely changes, while the balance does with every order. */
    sign: smallint().notNull().generatedAlwaysAs(sql`(case when balance > 0 then 1 when balance < 0 then -1 else 0 end)::smallint`),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    unique('ledger_accounts_owner').on(t.code, t.owner_id, t.currency).nullsNotDistinct(),
    check('ledger_accounts_normal', sql`${t.normal} in ('debit', 'credit')`),
    check('ledger_accounts_floor', sql`${t.floor} is null or ${t.balance} >= ${t.floor}`),
    index('ledger_accounts_by_owner').on(t.owner_id).where(sql`${t.owner_id} is not null`),
    index('ledger_accounts_sign').on(t.code, t.sign, t.owner_id).where(sql`${t.owner_id} is not null`),
  ],
)

/** One business event. Append-only (migration `0001_guards.sql`): what was wrong is corrected by a transaction that `reverses` it, once. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    event: text().$type<LedgerEvent>().notNull(),
    /** The unique name of the event, such as `order:<id>:order_delivered`. A second posting with it has no effect. */
    reference: text().notNull().unique(),
    order_id: uuid(),
    payment_id: uuid(),
    store_id: uuid(),
    user_id: uuid(),
    note: text(),
    actor_type: text({ enum: actors }).notNull(),
    actor_id: uuid(),
    posted_at: moment().notNull().default(now),
    reverses: uuid()
      .unique()
      .references((): AnyPgColumn => ledgerTransactions.id),
  },
  (t) => [
    index('ledger_transactions_order').on(t.order_id).where(sql`${t.order_id} is not null`),
    index('ledger_transactions_store').on(t.store_id, t.posted_at).where(sql`${t.store_id} is not null`),
    // Statistics add the transactions without a store, by day, to the platform's figures.
    index('ledger_transactions_no_store').on(t.posted_at).where(sql`${t.store_id} is null`),
    check('ledger_transactions_known_event', sql.raw(`event in (${ledgerEventCodes.map((code) => `'${code}'`).join(', ')})`)),
    check('ledger_transactions_reference', sql`length(${t.reference}) between 1 and 200`),
  ],
)

/**
 * One leg of a transaction. The id is taken while the account is locked, so that per account the ids are in the order of posting, independent of
 * clocks.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction_id: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    account_id: uuid()
      .notNull()
      .references(() => ledgerAccountsTable.id),
    leg: smallint().notNull(),
    /** Its account's code and its transaction's event, which never change: lists and statistics find a kind by them. */
    code: text().$type<LedgerAccount>().notNull(),
    event: text().$type<LedgerEvent>().notNull(),
    debit: halalas().notNull().default(0),
    credit: halalas().notNull().default(0),
    /** The account's balance once this leg was posted. */
    balance_after: halalas().notNull(),
    posted_at: moment().notNull().default(now),
  },
  (t) => [
    unique('ledger_entries_leg').on(t.transaction_id, t.leg),
    index('ledger_entries_account').on(t.account_id, t.id),
    // Sums of an account over a period are read from this index alone.
    index('ledger_entries_period').on(t.account_id, t.posted_at, t.credit, t.debit),
    index('ledger_entries_own_event').on(t.account_id, t.event, t.id),
    // These indexes serve lists of the entire ledger, and of one code's accounts with many owners.
    index('ledger_entries_days').on(t.posted_at, t.id),
    index('ledger_entries_code').on(t.code, t.posted_at, t.id),
    index('ledger_entries_event').on(t.event, t.posted_at, t.id),
    check('ledger_entries_one_side', sql`${t.debit} >= 0 and ${t.credit} >= 0 and (${t.debit} = 0) <> (${t.credit} = 0)`),
  ],
)

/** The results of each proof of the ledger. A proof reads every entry, so a job runs it and its result is stored. */
export const ledgerProofs = pgTable(
  'ledger_proofs',
  {
    id: id(),
    /** The moment whose ledger was proved. */
    proved_at: moment().notNull(),
    /** The duration in milliseconds. */
    took: integer().notNull(),
    results: jsonb().$type<ProofResult[]>().notNull(),
  },
  (t) => [index('ledger_proofs_proved').on(t.proved_at)],
)
