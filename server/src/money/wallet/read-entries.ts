import { countCap } from '@rahba/contract/kernel/count-cap'
import { errors } from '@rahba/contract/kernel/errors'
import { offsetCap, type Page } from '@rahba/contract/kernel/page'
import type { LedgerAccount, LedgerEvent } from '@rahba/contract/money/ledger'
import type { LedgerEntry, PlatformEntry } from '@rahba/contract/money/wallet'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'

export interface EntryFilters {
  account?: LedgerAccount | undefined
  event?: LedgerEvent | undefined
  store_id?: string | undefined
  order_id?: string | undefined
  /** Days of Riyadh; both are included. */
  from?: string | undefined
  to?: string | undefined
}

export interface EntryQuery {
  page: number
  per_page: number
  cursor?: string | undefined
}

/** Which accounts are read: those of `codes` that belong to one owner, or everybody's. */
interface Accounts {
  codes?: readonly LedgerAccount[]
  owner_id?: string
}

const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Riyadh'`

function conditions({ codes, owner_id }: Accounts, filters: EntryFilters): SQL {
  const { account, event, store_id, order_id, from, to } = filters
  const where: SQL[] = [sql`a.currency = 'SAR'`]
  if (owner_id) where.push(sql`a.owner_id = ${owner_id}`)
  if (account) where.push(sql`a.code = ${account}`)
  else if (codes) where.push(sql`a.code = any (array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)))`)
  if (event) where.push(sql`t.event = ${event}`)
  if (store_id) where.push(sql`t.store_id = ${store_id}`)
  if (order_id) where.push(sql`t.order_id = ${order_id}`)
  if (from) where.push(sql`e.posted_at >= ${midnight(from)}`)
  if (to) where.push(sql`e.posted_at < ${midnight(to)} + interval '1 day'`)
  return sql.join(where, sql` and `)
}

const tables = sql`ledger_entries e join ledger_transactions t on t.id = e.transaction_id join ledger_accounts a on a.id = e.account_id`
const columns = sql`
  e.id::text as id, e.transaction_id, a.code as account, t.event, t.reference, t.order_id, o.number as order_number, t.note,
  to_char(e.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as posted_at, e.debit::float8 as debit, e.credit::float8 as credit,
  (case a.normal when 'debit' then e.debit - e.credit else e.credit - e.debit end)::float8 as amount, e.balance_after::float8 as balance_after`
const named = sql`
  ${columns}, (select s.name from stores s where s.id = t.store_id) as store,
  (select u.name from users u where u.id = t.user_id) as user`

async function pageOfEntries<Row extends { id: string }>(db: Db, query: EntryQuery, select: SQL, where: SQL): Promise<Page<Row>> {
  const { page, per_page, cursor } = query
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw failField('cursor', errors.bad_cursor)
  const offset = cursor ? 0 : (page - 1) * per_page
  if (offset > offsetCap) throw failField('page', errors.page_too_deep)
  const { rows } = await db.execute(sql`
    select ${select} from ${tables} left join orders o on o.id = t.order_id
    where ${where} ${cursor ? sql`and e.id < ${cursor}::bigint` : sql``} order by e.id desc limit ${per_page + 1} offset ${offset}`)
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from ${tables} where ${where} limit ${countCap + 1}) few`,
  )
  const total = counted.rows[0]?.n ?? 0
  const data = rows.slice(0, per_page) as unknown as Row[] // `select` names the fields of Row
  const next_cursor = rows.length > per_page ? (data.at(-1)?.id ?? null) : null
  return { data, meta: { page, per_page, total: Math.min(total, countCap), total_capped: total > countCap, next_cursor } }
}

/** Entries of the whole ledger, newest first, each with the balance it left on its account. */
export function listEntries(db: Db, query: EntryQuery & EntryFilters): Promise<Page<PlatformEntry>> {
  return pageOfEntries(db, query, named, conditions({}, query))
}

/** Entries of one owner's accounts, newest first: a statement. */
export function listStatement(
  db: Db,
  owner_id: string,
  codes: readonly LedgerAccount[],
  query: EntryQuery & EntryFilters,
): Promise<Page<LedgerEntry>> {
  return pageOfEntries(db, query, columns, conditions({ owner_id, codes }, query))
}

/** All that one order has moved, in the order of posting. */
export async function listOrderEntries(db: Db, order_id: string): Promise<PlatformEntry[]> {
  const { rows } = await db.execute<PlatformEntry & Record<string, unknown>>(sql`
    select ${named} from ${tables} left join orders o on o.id = t.order_id where ${conditions({}, { order_id })} order by e.id`)
  return rows
}
