import { errors } from '@rahba/contract/kernel/errors'
import { cleanIban, isIbanShaped } from '@rahba/contract/kernel/iban'
import type { Page } from '@rahba/contract/kernel/page'
import type { PayoutStatus } from '@rahba/contract/money/payouts/payout-states'
import type { ListedPayout, Payout, PayoutDetail, StorePayout } from '@rahba/contract/money/payouts/payouts'
import { payoutsStopped } from '@rahba/contract/stores/payout-hold'
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { matches, typedNumber } from '../../platform/lists/search.ts'
import { storeNameMatches } from '../../stores/store-name-filter.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { banks } from '../bank-table.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { payoutRuns, payouts } from './table.ts'

const first = alias(admins, 'first_admin')
const { bank_id: _b, requested_by: _r, first_approved_by: _f, approved_by: _a, week: _w, ...own } = getTableColumns(payouts)
const columns = {
  ...own,
  store: stores.name,
  bank: banks.name,
  requested_by: storeMembers.name,
  first_approved_by: first.name,
  approved_by: admins.name,
  run_number: payoutRuns.number,
}

const select = (
  db: Db,
  { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>,
): PromiseLike<(Payout & { run_id: string | null })[]> =>
  db
    .select(columns)
    .from(payouts)
    .innerJoin(stores, eq(stores.id, payouts.store_id))
    .leftJoin(banks, eq(banks.id, payouts.bank_id))
    .leftJoin(storeMembers, eq(storeMembers.id, payouts.requested_by))
    .leftJoin(first, eq(first.id, payouts.first_approved_by))
    .leftJoin(admins, eq(admins.id, payouts.approved_by))
    .leftJoin(payoutRuns, eq(payoutRuns.id, payouts.run_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

export interface PayoutFilters {
  q?: string | undefined
  status?: PayoutStatus[] | undefined
  store_id?: string | undefined
  run_id?: string | undefined
  /** Days of Riyadh; both are included. */
  from?: string | undefined
  to?: string | undefined
  /** True if accounts and bank references must not be searched either, since a search hit reveals what a row contains. */
  without_bank?: boolean
}

const payoutText = sql`ar_norm_1(concat_ws(' ', ${payouts.number}, ${payouts.iban_no}, ${payouts.reference}, ${payouts.reason}))`
const payoutTextWithoutBank = sql`ar_norm_1(concat_ws(' ', ${payouts.number}, ${payouts.reason}))`

/** Searches by number or IBAN if `q` looks like one, else by the store's name; one store's payouts, which are few, by all their text. */
function found({ q, store_id, without_bank = false }: PayoutFilters): SQL | undefined {
  if (store_id) return matches(without_bank ? payoutTextWithoutBank : payoutText, q)
  const number = typedNumber(q)
  if (number !== null) return eq(payouts.number, number)
  const iban = cleanIban(q ?? '')
  return isIbanShaped(iban) && !without_bank ? eq(payouts.iban_no, iban) : storeNameMatches(payouts.store_id, q)
}

function buildCondition(filters: PayoutFilters): SQL | undefined {
  const { status, store_id, run_id, from, to } = filters
  return and(
    found(filters),
    status && inArray(payouts.status, status),
    store_id ? eq(payouts.store_id, store_id) : undefined,
    run_id ? eq(payouts.run_id, run_id) : undefined,
    betweenDays(sql`${payouts.created_at}`, from, to),
  )
}

const sorts = {
  created_at: { by: payouts.created_at, value: (row: Payout) => row.created_at },
  amount: { by: payouts.amount, value: (row: Payout) => row.amount },
}

/** A page of the payouts to all stores. */
export const listPayouts = (db: Db, query: PageQuery & PayoutFilters): Promise<Page<Payout>> =>
  toPage(db, query, { from: payouts, id: payouts.id, where: buildCondition(query), sorts, rows: (cut) => select(db, cut) })

/** The same page for readers without `payments.index`: no account, reference or receipt is shown or searched. */
export async function listPayoutsWithoutBank(db: Db, query: PageQuery & PayoutFilters): Promise<Page<ListedPayout>> {
  const { data, meta } = await listPayouts(db, { ...query, without_bank: true })
  return { data: data.map((row) => ({ ...row, bank: null, bank_account_name: null, iban_no: null, reference: null, receipt: null })), meta }
}

/** The first `limit` payouts of a filtered list, in its order. */
export const firstPayouts = (db: Db, query: PayoutFilters & { sort: string }, limit: number): PromiseLike<Payout[]> =>
  select(db, { where: buildCondition(query), orderBy: getOrder(sorts, query.sort, payouts.id), limit })

/** The payouts of one run, by number. */
export const payoutsOfRun = (db: Db, run_id: string, limit: number): PromiseLike<Payout[]> =>
  select(db, { where: eq(payouts.run_id, run_id), orderBy: [asc(payouts.number)], limit })

/** Reads one payout with the reasons that prevent it. Throws `not_found`. */
export async function readPayout(db: Db, id: string): Promise<PayoutDetail> {
  const [row] = await select(db, { where: eq(payouts.id, id) })
  if (!row) throw fail(errors.not_found)
  const [store] = await db.select().from(stores).where(eq(stores.id, row.store_id))
  if (!store) throw new Error('a payout has its store')
  return {
    ...row,
    available: await readBalance(db, 'store_available', row.store_id),
    stopped: payoutsStopped(store),
    account_changed: store.iban_no !== row.iban_no,
  }
}

const ownColumns = ({
  store: _s,
  store_id: _i,
  needs_second: _n,
  second_reason: _w,
  first_approved_by: _f,
  approved_by: _a,
  run_number: _r,
  ...row
}: Payout): StorePayout => row

/** A page of one store's payouts: without who decided them. */
export async function listOwnPayouts(db: Db, query: PageQuery & PayoutFilters & { store_id: string }): Promise<Page<StorePayout>> {
  const { data, meta } = await listPayouts(db, query)
  return { data: data.map(ownColumns), meta }
}

/** One of a store's own payouts. Throws `not_found`. */
export async function readOwnPayout(db: Db, id: string, store_id: string): Promise<StorePayout> {
  const [row] = await select(db, { where: and(eq(payouts.id, id), eq(payouts.store_id, store_id)) })
  if (!row) throw fail(errors.not_found)
  return ownColumns(row)
}
