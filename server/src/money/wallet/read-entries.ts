import { countCap } from '@rahba/contract/kernel/count-cap'
import { errors } from '@rahba/contract/kernel/errors'
import { offsetCap, type Page } from '@rahba/contract/kernel/page'
import { type LedgerAccount, type LedgerEvent, ledgerAccounts } from '@rahba/contract/money/ledger'
import type { LedgerEntry, PlatformEntry } from '@rahba/contract/money/wallet'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'

interface EntryFilters {
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

/** Which accounts are read: those of `codes` that belong to one owner, or everybody's. */
interface Accounts {
  codes?: readonly LedgerAccount[]
  owner_id?: string
}

/** Which accounts are read. */
function accountsWhere({ codes, owner_id }: Accounts, account: LedgerAccount | undefined): SQL {
  const where: SQL[] = [sql`a.currency = 'SAR'`]
  if (owner_id) where.push(sql`a.owner_id = ${owner_id}`)
  if (account) where.push(sql`a.code = ${account}`)
  else if (codes) where.push(sql`a.code = any (array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)))`)
  return sql.join(where, sql` and `)
}

/** Which of their entries. A transaction and its entries are posted at one moment, so that a store's days are found by its transactions. */
function entriesWhere({ event, store_id, order_id, from, to }: EntryFilters, before: string | undefined): SQL {
  const where: (SQL | undefined)[] = [
    event ? sql`t.event = ${event}` : undefined,
    store_id ? sql`t.store_id = ${store_id}` : undefined,
    order_id ? sql`t.order_id = ${order_id}` : undefined,
    betweenDays(sql`e.posted_at`, from, to),
    store_id ? betweenDays(sql`t.posted_at`, from, to) : undefined,
    before ? sql`e.id < ${before}::bigint` : undefined,
  ]
  return and(...where) ?? sql`true`
}

const posted = sql`ledger_entries e join ledger_transactions t on t.id = e.transaction_id`

/**
 * The newest `most` entries, and maybe more. Of one owner's accounts, or of an account that the platform has once, the newest are read account by
 * account from its index: a condition on the account's code alone would read all its entries, or all of the ledger's.
 */
function entriesOf(accounts: Accounts, filters: EntryFilters, most: number, before?: string): SQL {
  const [ofAccounts, ofEntries] = [accountsWhere(accounts, filters.account), entriesWhere(filters, before)]
  const few = accounts.owner_id !== undefined || (filters.account !== undefined && ledgerAccounts[filters.account].owner === 'platform')
  return few
    ? sql`ledger_accounts a cross join lateral (
        select e.* from ${posted} where e.account_id = a.id and ${ofEntries} order by e.id desc limit ${most}
      ) e join ledger_transactions t on t.id = e.transaction_id where ${ofAccounts}`
    : sql`${posted} join ledger_accounts a on a.id = e.account_id where ${ofAccounts} and ${ofEntries}`
}

const columns = sql`
  e.id::text as id, e.transaction_id, a.code as account, t.event, t.reference, t.order_id, (select o.number from orders o where o.id = t.order_id) as order_number, t.note,
  to_char(e.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as posted_at, e.debit::float8 as debit, e.credit::float8 as credit,
  (case a.normal when 'debit' then e.debit - e.credit else e.credit - e.debit end)::float8 as amount, e.balance_after::float8 as balance_after`
const named = sql`
  ${columns}, (select s.name from stores s where s.id = t.store_id) as store,
  (select u.name from users u where u.id = t.user_id) as user`

async function pageOfEntries<Row extends { id: string }>(
  db: Db,
  query: EntryQuery & EntryFilters,
  select: SQL,
  accounts: Accounts,
): Promise<Page<Row>> {
  const { page, per_page, cursor } = query
  const offset = cursor ? 0 : (page - 1) * per_page
  if (offset > offsetCap) throw failField('page', errors.page_too_deep)
  const { rows } = await db.execute(sql`
    select ${select} from ${entriesOf(accounts, query, offset + per_page + 1, cursor)}
    order by e.id desc limit ${per_page + 1} offset ${offset}`)
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from ${entriesOf(accounts, query, countCap + 1)} limit ${countCap + 1}) few`,
  )
  const total = counted.rows[0]?.n ?? 0
  const data = rows.slice(0, per_page) as unknown as Row[] // `select` names the fields of Row
  const next_cursor = rows.length > per_page ? (data.at(-1)?.id ?? null) : null
  return { data, meta: { page, per_page, total: Math.min(total, countCap), total_capped: total > countCap, next_cursor } }
}

/** Entries of the whole ledger, newest first, each with the balance it left on its account. */
export function listEntries(db: Db, query: EntryQuery & EntryFilters): Promise<Page<PlatformEntry>> {
  return pageOfEntries(db, query, named, {})
}

/** Entries of one owner's accounts, newest first: a statement. */
export function listStatement(
  db: Db,
  owner_id: string,
  codes: readonly LedgerAccount[],
  query: EntryQuery & EntryFilters,
): Promise<Page<LedgerEntry>> {
  return pageOfEntries(db, query, columns, { owner_id, codes })
}

/** The newest `most` of the same statement. */
export async function firstOfStatement(
  db: Db,
  owner_id: string,
  codes: readonly LedgerAccount[],
  filters: EntryFilters,
  most: number,
): Promise<LedgerEntry[]> {
  const { rows } = await db.execute<LedgerEntry & Record<string, unknown>>(
    sql`select ${columns} from ${entriesOf({ owner_id, codes }, filters, most)} order by e.id desc limit ${most}`,
  )
  return rows
}

/** The same, with whose orders they were: for an administrator. */
export function listOwnersEntries(
  db: Db,
  owner_id: string,
  codes: readonly LedgerAccount[],
  query: EntryQuery & EntryFilters,
): Promise<Page<PlatformEntry>> {
  return pageOfEntries(db, query, named, { owner_id, codes })
}

/** All that one order has moved, in the order of posting. */
export async function listOrderEntries(db: Db, order_id: string): Promise<PlatformEntry[]> {
  const { rows } = await db.execute<PlatformEntry & Record<string, unknown>>(sql`
    select ${named} from ${entriesOf({}, { order_id }, countCap)} order by e.id`)
  return rows
}
