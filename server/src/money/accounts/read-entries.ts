import { countCap } from '@rahba/contract/kernel/count-cap'
import { errors } from '@rahba/contract/kernel/errors'
import { offsetCap, type Page } from '@rahba/contract/kernel/page'
import type { LedgerEntry, PlatformEntry } from '@rahba/contract/money/accounts/accounts'
import { ledgerEntry, platformEntry } from '@rahba/contract/money/accounts/accounts'
import { type LedgerAccount, type LedgerEvent, ledgerAccounts } from '@rahba/contract/money/ledger/ledger'
import { and, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { countRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { typedNumber } from '../../platform/lists/search.ts'

export interface EntryFilters {
  /** The number of an order, or the whole reference of a transaction. */
  q?: string | undefined
  account?: LedgerAccount | undefined
  event?: LedgerEvent | undefined
  store_id?: string | undefined
  order_id?: string | undefined
  /** Days of Riyadh; both are included. */
  from?: string | undefined
  to?: string | undefined
}

interface EntryQuery {
  page: number
  per_page: number
  cursor?: string | undefined
}

/** The accounts to read: those of `codes` that belong to one owner, or to all owners. */
export interface Accounts {
  codes?: readonly LedgerAccount[]
  owner_id?: string
}

/** Returns the condition for the accounts to read. */
function accountsWhere({ codes, owner_id }: Accounts, account: LedgerAccount | undefined): SQL {
  const where: SQL[] = [sql`a.currency = 'SAR'`]
  if (owner_id) where.push(sql`a.owner_id = ${owner_id}`)
  if (account) where.push(sql`a.code = ${account}`)
  else if (codes) where.push(sql`a.code = any (array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)))`)
  return sql.join(where, sql` and `)
}

/**
 * All entries, or those of the transactions that `q` names. Those are few and are read first: `offset 0` hides the account's condition from the
 * planner, which expects few entries per account and would start there, although this account may have a hundred thousand.
 */
function entriesNamed(q: string | undefined): SQL {
  if (!q) return sql`ledger_entries e`
  const number = typedNumber(q)
  const of = number === null ? sql`t.reference = ${q}` : sql`t.order_id = (select o.id from orders o where o.number = ${number})`
  const found = sql`array(select t.id from ledger_transactions t where ${of})`
  return sql`(select x.* from ledger_entries x where x.transaction_id = any (${found}) offset 0) e`
}

/**
 * Entries `e` that pass the filters and `more`. A transaction and its entries are posted at one moment, so that a store's days are found by its
 * transactions.
 */
function entriesWhere({ q, event, store_id, order_id, from, to }: EntryFilters, ...more: (SQL | undefined)[]): SQL {
  const where = and(
    event && sql`e.event = ${event}`,
    store_id ? sql`t.store_id = ${store_id}` : undefined,
    order_id ? sql`t.order_id = ${order_id}` : undefined,
    betweenDays(sql`e.posted_at`, from, to),
    store_id ? betweenDays(sql`t.posted_at`, from, to) : undefined,
    ...more,
  )
  const joined = store_id || order_id ? sql`join ledger_transactions t on t.id = e.transaction_id` : sql``
  return sql`${entriesNamed(q)} ${joined} where ${where ?? sql`true`}`
}

/** Entries as a relation of their keys, and the order in which the newest of them come first. */
interface Entries {
  entries: SQL
  newest: SQL
}

/**
 * Entries that hold the newest `most`; without `before` and in no order those to be counted. Of one owner's accounts, or of an account that the
 * platform has once, they are read account by account from its index, in the order of posting, which their balances follow: a condition on the
 * account's code alone would read all its entries. Those of many accounts are read in the order of time, in which each day, each code and each event
 * has an index.
 */
function toEntries(
  accounts: Accounts,
  filters: EntryFilters,
  limit: number,
  { before, sorted = true }: { before?: string | undefined; sorted?: boolean },
): Entries {
  const { account } = filters
  if (accounts.owner_id !== undefined || (account !== undefined && ledgerAccounts[account].owner === 'platform')) {
    const newest = sql`e.id desc`
    const own = entriesWhere(filters, sql`e.account_id = a.id`, before ? sql`e.id < ${before}::bigint` : undefined)
    return {
      entries: sql`select e.id from ledger_accounts a cross join lateral (
        select e.id from ${own} ${sorted ? sql`order by ${newest}` : sql``} limit ${limit}) e where ${accountsWhere(accounts, account)}`,
      newest,
    }
  }
  const place = sql`(select l.posted_at, l.id from ledger_entries l where l.id = ${before}::bigint)`
  return {
    entries: sql`select e.id, e.posted_at from ${entriesWhere(filters, account && sql`e.code = ${account}`, before ? sql`(e.posted_at, e.id) < ${place}` : undefined)}`,
    newest: sql`e.posted_at desc, e.id desc`,
  }
}

const columns = sql`
  e.id::text as id, e.transaction_id, e.code as account, e.event, t.reference, t.order_id, (select o.number from orders o where o.id = t.order_id) as order_number, t.note,
  to_char(e.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as posted_at, e.debit::float8 as debit, e.credit::float8 as credit,
  (case a.normal when 'debit' then e.debit - e.credit else e.credit - e.debit end)::float8 as amount, e.balance_after::float8 as balance_after`
const withOwner = sql`
  ${columns}, (select s.name from stores s where s.id = t.store_id) as store,
  (select u.name from users u where u.id = t.user_id) as user`

const joins = sql`join ledger_entries e on e.id = n.id join ledger_transactions t on t.id = e.transaction_id join ledger_accounts a on a.id = e.account_id`

/** The newest of some entries: cut out by an index alone, before anything is looked up for them. */
const getNewest = (select: SQL, { entries, newest }: Entries, limit: number, offset = 0): SQL => sql`
  select ${select} from (${entries} order by ${newest} limit ${limit} offset ${offset}) n ${joins} order by ${newest}`

async function pageOfEntries<Row extends { id: string }>(
  db: Db,
  query: EntryQuery & EntryFilters,
  select: SQL,
  row: z.ZodType<Row>,
  accounts: Accounts,
): Promise<Page<Row>> {
  const { page, per_page, cursor } = query
  const offset = cursor ? 0 : (page - 1) * per_page
  if (offset > offsetCap) throw failField('page', errors.page_too_deep)
  const entries = toEntries(accounts, query, offset + per_page + 1, { before: cursor })
  const rows = await readRows(db, getNewest(select, entries, per_page + 1, offset), row)
  const all = toEntries(accounts, query, countCap + 1, { sorted: false }).entries
  const counted = await readRows(db, sql`select count(*)::int as n from (${all} limit ${countCap + 1}) few`, countRow)
  const total = counted[0]?.n ?? 0
  const data = rows.slice(0, per_page)
  const next_cursor = rows.length > per_page ? (data.at(-1)?.id ?? null) : null
  return { data, meta: { page, per_page, total: Math.min(total, countCap), total_capped: total > countCap, next_cursor } }
}

/** Entries of the whole ledger, newest first, each with the balance it left on its account. */
export function listEntries(db: Db, query: EntryQuery & EntryFilters): Promise<Page<PlatformEntry>> {
  return pageOfEntries(db, query, withOwner, platformEntry, {})
}

/** Entries of one owner's accounts, newest first: a statement. */
export function listStatement(
  db: Db,
  owner_id: string,
  codes: readonly LedgerAccount[],
  query: EntryQuery & EntryFilters,
): Promise<Page<LedgerEntry>> {
  return pageOfEntries(db, query, columns, ledgerEntry, { owner_id, codes })
}

/** Reads the newest `limit` entries of some accounts, of one owner or of all, each with its owner. */
export async function firstEntries(db: Db, accounts: Accounts, filters: EntryFilters, limit: number): Promise<PlatformEntry[]> {
  const rows = await readRows(db, getNewest(withOwner, toEntries(accounts, filters, limit, {}), limit), platformEntry)
  return rows
}

/** The same, with whose orders they were: for an administrator. */
export function listOwnersEntries(
  db: Db,
  owner_id: string,
  codes: readonly LedgerAccount[],
  query: EntryQuery & EntryFilters,
): Promise<Page<PlatformEntry>> {
  return pageOfEntries(db, query, withOwner, platformEntry, { owner_id, codes })
}

/** Returns all entries of one order, in the order of posting. */
export async function listOrderEntries(db: Db, order_id: string): Promise<PlatformEntry[]> {
  const { entries } = toEntries({}, { order_id }, countCap, {})
  const rows = await readRows(
    db,
    sql`
    select ${withOwner} from (${entries}) n ${joins} order by e.id`,
    platformEntry,
  )
  return rows
}
