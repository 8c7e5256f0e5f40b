import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import type { Due, DueDetail, DueSettlement, StoreDue, StoreDueDetail } from '@rahba/contract/money/dues/due-shapes'
import { type DueStatus, getRemaining } from '@rahba/contract/money/dues/due-states'
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { typedNumber } from '../../platform/lists/search.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { storeNameMatches } from '../../stores/store-name-filter.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { bankAccounts, banks } from '../bank-table.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { listTransferAccounts } from '../payments/list-transfer-accounts.ts'
import { dueLines, dueSettlements, dues } from './table.ts'

const first = alias(admins, 'first_admin')
const { raised_by: _r, first_waived_by: _f, second_reason: _w, reminded_at: _m, suspended_at: _s, ...own } = getTableColumns(dues)
const columns = { ...own, store: stores.name, raised_by: admins.name }

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<Due[]> =>
  db
    .select(columns)
    .from(dues)
    .innerJoin(stores, eq(stores.id, dues.store_id))
    .leftJoin(admins, eq(admins.id, dues.raised_by))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

export interface DueFilters {
  q?: string | undefined
  status?: DueStatus[] | undefined
  store_id?: string | undefined
  /** Days of Riyadh on which they were issued; both are included. */
  from?: string | undefined
  to?: string | undefined
}

/** Searches by number if `q` looks like one, else by the store's name. */
function found(q: string | undefined): SQL | undefined {
  const number = typedNumber(q)
  return number === null ? storeNameMatches(dues.store_id, q) : eq(dues.number, number)
}

const buildCondition = ({ q, status, store_id, from, to }: DueFilters): SQL | undefined =>
  and(
    found(q),
    status && inArray(dues.status, status),
    store_id ? eq(dues.store_id, store_id) : undefined,
    betweenDays(dues.created_at, from, to),
  )

const sorts = {
  created_at: { by: dues.created_at, value: (row: Due) => row.created_at },
  amount: { by: dues.amount, value: (row: Due) => row.amount },
  due_on: { by: dues.due_on, value: (row: Due) => row.due_on },
}

/** A page of the statements of all stores. */
export const listDues = (db: Db, query: PageQuery & DueFilters): Promise<Page<Due>> =>
  toPage(db, query, { from: dues, id: dues.id, where: buildCondition(query), sorts, rows: (cut) => select(db, cut) })

/** The first `limit` statements of a filtered list, in its order. */
export const firstDues = (db: Db, query: DueFilters & { sort: string }, limit: number): PromiseLike<Due[]> =>
  select(db, { where: buildCondition(query), orderBy: getOrder(sorts, query.sort, dues.id), limit })

/** The most settlements that are shown of one statement. */
const settlementCap = 100

const readSettlements = (db: Db, due_id: string): PromiseLike<DueSettlement[]> =>
  db
    .select({
      id: dueSettlements.id,
      kind: dueSettlements.kind,
      status: dueSettlements.status,
      amount: dueSettlements.amount,
      bank: banks.name,
      sender_name: dueSettlements.sender_name,
      slip: dueSettlements.slip,
      reference: dueSettlements.reference,
      reason: dueSettlements.reason,
      claimed_by: storeMembers.name,
      decided_by: admins.name,
      created_at: dueSettlements.created_at,
      decided_at: dueSettlements.decided_at,
    })
    .from(dueSettlements)
    .leftJoin(bankAccounts, eq(bankAccounts.id, dueSettlements.bank_account_id))
    .leftJoin(banks, eq(banks.id, bankAccounts.bank_id))
    .leftJoin(storeMembers, eq(storeMembers.id, dueSettlements.claimed_by))
    .leftJoin(admins, eq(admins.id, dueSettlements.decided_by))
    .where(eq(dueSettlements.due_id, due_id))
    .orderBy(asc(dueSettlements.created_at), asc(dueSettlements.id))
    .limit(settlementCap)

/** One statement with all that settled it. Throws `not_found`. */
export async function readDue(db: Db, id: string): Promise<DueDetail> {
  const [row] = await select(db, { where: eq(dues.id, id) })
  if (!row) throw fail(errors.not_found)
  const [rest] = await db
    .select({ first_waived_by: first.name, second_reason: dues.second_reason, suspended_at: dues.suspended_at })
    .from(dues)
    .leftJoin(first, eq(first.id, dues.first_waived_by))
    .where(eq(dues.id, id))
  const { payout_second_limit } = await readSettings(db)
  return {
    ...row,
    first_waived_by: rest?.first_waived_by ?? null,
    suspended_at: rest?.suspended_at ?? null,
    settlements: await readSettlements(db, id),
    available: await readBalance(db, 'store_available', row.store_id),
    second_reason: rest?.second_reason ?? (getRemaining(row) >= payout_second_limit ? 'amount' : null),
  }
}

const ownColumns = ({ store: _n, store_id: _i, raised_by: _b, ...row }: Due): StoreDue => row

/** A page of one store's statements. */
export async function listOwnDues(db: Db, query: PageQuery & DueFilters & { store_id: string }): Promise<Page<StoreDue>> {
  const { data, meta } = await listDues(db, query)
  return { data: data.map(ownColumns), meta }
}

/** One of a store's own statements: without who decided it. Throws `not_found`. */
export async function readOwnDue(db: Db, id: string, store_id: string): Promise<StoreDueDetail> {
  const [row] = await select(db, { where: and(eq(dues.id, id), eq(dues.store_id, store_id)) })
  if (!row) throw fail(errors.not_found)
  const settlements = await readSettlements(db, id)
  return { ...ownColumns(row), settlements: settlements.map(({ decided_by: _d, ...shown }) => shown) }
}

/** Returns what a store has to pay now, and how it can pay. */
export async function readDueTerms(db: Db, store_id: string, locale: Locale) {
  const remaining = sql`${dues.amount} - ${dues.paid} - ${dues.waived}`
  const [open] = await db
    .select({
      billed: sql<number>`coalesce(sum(${remaining}), 0)::float8`,
      overdue: sql<number>`coalesce(sum(${remaining}) filter (where ${dues.status} = 'overdue'), 0)::float8`,
    })
    .from(dues)
    .where(and(eq(dues.store_id, store_id), inArray(dues.status, ['due', 'overdue', 'paid_claimed'])))
  const [unbilled] = await db
    .select({ amount: sql<number>`coalesce(sum(${dueLines.amount}), 0)::float8` })
    .from(dueLines)
    .where(and(eq(dueLines.store_id, store_id), sql`${dueLines.due_id} is null`))
  return {
    billed: open?.billed ?? 0,
    overdue: open?.overdue ?? 0,
    unbilled: unbilled?.amount ?? 0,
    available: await readBalance(db, 'store_available', store_id),
    accounts: await listTransferAccounts(db, locale),
  }
}
