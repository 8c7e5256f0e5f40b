import { errors } from '@rahba/contract/kernel/errors'
import { type LedgerAccount, type LedgerEvent, ledgerAccountCodes, ledgerEventCodes } from '@rahba/contract/money/ledger/ledger'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'

/** The balance of an account in its normal direction; 0 for one that nothing was posted to. Leave `owner_id` out for the platform's own. */
export async function readBalance(db: Db, account: LedgerAccount, owner_id?: string): Promise<number> {
  const balances = await readBalances(db, [account], owner_id)
  return balances[account] ?? 0
}

const balanceRow = z.strictObject({ code: z.enum(ledgerAccountCodes), balance: z.string() })

/** Several balances of one owner at once, by account; each asked for is in the answer. */
export async function readBalances<A extends LedgerAccount>(db: Db, accounts: readonly A[], owner_id?: string): Promise<Record<A, number>> {
  const rows = await readRows(
    db,
    sql`
    select code, balance from ledger_accounts
    where code = any (array(select jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb))) and ${ownedBy(owner_id)} and currency = 'SAR'`,
    balanceRow,
  )
  const found = new Map(rows.map((row) => [row.code, Number(row.balance)]))
  // Every key of `A` gets a value here.
  return Object.fromEntries(accounts.map((account) => [account, found.get(account) ?? 0])) as Record<A, number>
}

const ownedBy = (owner_id: string | undefined): SQL => (owner_id === undefined ? sql`owner_id is null` : sql`owner_id = ${owner_id}`)

const accountTotal = z.strictObject({
  account: z.enum(ledgerAccountCodes),
  /** The number of accounts of this code: one, or one for each owner. */
  accounts: z.int(),
  balance: z.int(),
})

/** Returns every account code with the sum of its balances for the platform's own view. Codes without postings are 0. */
export async function accountTotals(db: Db): Promise<z.output<typeof accountTotal>[]> {
  const rows = await readRows(
    db,
    sql`
    select code as account, count(*)::int as accounts, sum(balance)::float8 as balance from ledger_accounts where currency = 'SAR' group by code`,
    accountTotal,
  )
  const found = new Map(rows.map((row) => [row.account, row]))
  return ledgerAccountCodes.map((account) => found.get(account) ?? { account, accounts: 0, balance: 0 })
}

const statementRow = z.strictObject({
  id: z.int(),
  transaction_id: z.string(),
  account: z.enum(ledgerAccountCodes),
  event: z.enum(ledgerEventCodes),
  reference: z.string(),
  order_id: z.string().nullable(),
  order_number: z.int().nullable(),
  note: z.string().nullable(),
  posted_at: z.string(),
  debit: z.int(),
  credit: z.int(),
  /** The change of the balance: positive where it grew. */
  amount: z.int(),
  balance_after: z.int(),
})
type StatementRow = z.output<typeof statementRow>

interface StatementQuery {
  accounts: readonly LedgerAccount[]
  /** Left out for the platform's own accounts. */
  owner_id?: string
  /** Moments as ISO strings; `from` is included, `to` is not. */
  from?: string | undefined
  to?: string | undefined
  sign?: 'in' | 'out' | undefined
  event?: LedgerEvent | undefined
  cursor?: string | undefined
  per_page: number
}

/** The entries of one owner's accounts, newest first, each with the balance it left behind. Pages by cursor; throws `bad_cursor`. */
export async function statement(db: Db, query: StatementQuery): Promise<{ data: StatementRow[]; next_cursor: string | null }> {
  if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor)) throw fail(errors.bad_cursor)
  const where: SQL[] = []
  if (query.cursor) where.push(sql`and e.id < ${query.cursor}::bigint`)
  if (query.from) where.push(sql`and e.posted_at >= ${query.from}::timestamptz`)
  if (query.to) where.push(sql`and e.posted_at < ${query.to}::timestamptz`)
  if (query.event) where.push(sql`and e.event = ${query.event}`)
  if (query.sign) where.push(sql`and (e.debit > 0) = ((a.normal = 'debit') = ${query.sign === 'in'})`)
  const limit = query.per_page + 1
  // Each account's newest rows come from the index on (account_id, id), and the newest of those make the page.
  const rows = await readRows(
    db,
    sql`
    select e.id::float8 as id, e.transaction_id, a.code as account, e.event, e.reference, e.order_id, o.number as order_number, e.note,
      to_char(e.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as posted_at,
      e.debit::float8 as debit, e.credit::float8 as credit,
      (case a.normal when 'debit' then e.debit - e.credit else e.credit - e.debit end)::float8 as amount, e.balance_after::float8 as balance_after
    from (
      select id, code, normal from ledger_accounts
      where code = any (array(select jsonb_array_elements_text(${JSON.stringify(query.accounts)}::jsonb))) and ${ownedBy(query.owner_id)} and currency = 'SAR'
    ) a
    cross join lateral (
      select e.*, t.reference, t.order_id, t.note from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account_id = a.id ${sql.join(where, sql` `)}
      order by e.id desc limit ${limit}
    ) e
    left join orders o on o.id = e.order_id
    order by e.id desc limit ${limit}`,
    statementRow,
  )
  const data = rows.slice(0, query.per_page)
  return { data, next_cursor: rows.length > query.per_page ? String(data.at(-1)?.id) : null }
}
