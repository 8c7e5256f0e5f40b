import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { DueLine, DueLineDetail, StoreDueLine } from '@rahba/contract/money/dues/due-shapes'
import type { DueLineState, DueStatus } from '@rahba/contract/money/dues/due-states'
import { type AnyColumn, and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { readNetAmounts } from '../../orders/cancellations/read-net-amounts.ts'
import { cancellations } from '../../orders/cancellations/table.ts'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { typedNumber } from '../../platform/lists/search.ts'
import { storeNameMatches } from '../../stores/store-name-filter.ts'
import { stores } from '../../stores/table.ts'
import { dueLines, dues } from './table.ts'

/**
 * A figure of the order, for the line its delivery made: less what was cancelled of it before. Any other line is a correction, with its amount
 * alone.
 */
const delivered = (figure: SQL, cut: SQL = sql`0`) =>
  sql<number | null>`case when ${dueLines.event} = 'order_delivered_cod' and ${dueLines.amount} > 0 then (${figure} - ${cut})::float8 end`
const getCut = (part: AnyColumn) =>
  sql`coalesce((select sum(${part}) from ${cancellations} where ${cancellations.order_id} = ${orders.id} and ${cancellations.event} = 'order_cancelled'), 0)`

const columns = {
  id: dueLines.id,
  posted_at: dueLines.posted_at,
  event: dueLines.event,
  order_id: dueLines.order_id,
  order_number: orders.number,
  goods: delivered(sql`${orders.goods}`),
  commission_bp: delivered(sql`${orders.commission_bp}`),
  commission: delivered(sql`${orders.commission}`, getCut(cancellations.commission)),
  commission_vat: delivered(sql`${orders.commission_vat}`, getCut(cancellations.commission_vat)),
  amount: dueLines.amount,
  due_id: dueLines.due_id,
  due_number: dues.number,
  state: sql<DueLineState>`coalesce(${dues.status}, 'unbilled')`,
  store_id: dueLines.store_id,
  store: stores.name,
}

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<DueLine[]> =>
  db
    .select(columns)
    .from(dueLines)
    .innerJoin(stores, eq(stores.id, dueLines.store_id))
    .leftJoin(orders, eq(orders.id, dueLines.order_id))
    .leftJoin(dues, eq(dues.id, dueLines.due_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

export interface DueLineFilters {
  q?: string | undefined
  state?: DueLineState[] | undefined
  store_id?: string | undefined
  due_id?: string | undefined
  /** Days of Riyadh; both are included. */
  from?: string | undefined
  to?: string | undefined
}

/** Searches by the order's number if `q` looks like one, else by the store's name. */
function found(q: string | undefined): SQL | undefined {
  const number = typedNumber(q)
  if (number === null) return storeNameMatches(dueLines.store_id, q)
  return sql`${dueLines.order_id} in (select ${orders.id} from ${orders} where ${eq(orders.number, number)})`
}

function inState(states: readonly DueLineState[] | undefined): SQL | undefined {
  if (!states) return undefined
  const billed = states.filter((state): state is DueStatus => state !== 'unbilled')
  return or(
    states.includes('unbilled') ? isNull(dueLines.due_id) : undefined,
    billed.length > 0 ? sql`${dueLines.due_id} in (select ${dues.id} from ${dues} where ${inArray(dues.status, billed)})` : undefined,
  )
}

const buildCondition = ({ q, state, store_id, due_id, from, to }: DueLineFilters): SQL | undefined =>
  and(
    found(q),
    inState(state),
    store_id ? eq(dueLines.store_id, store_id) : undefined,
    due_id ? eq(dueLines.due_id, due_id) : undefined,
    betweenDays(dueLines.posted_at, from, to),
  )

const sorts = {
  posted_at: { by: dueLines.posted_at, value: (row: DueLine) => row.posted_at },
  amount: { by: dueLines.amount, value: (row: DueLine) => row.amount },
}

/** A page of the lines of all stores, billed or not. */
export const listDueLines = (db: Db, query: PageQuery & DueLineFilters): Promise<Page<DueLine>> =>
  toPage(db, query, { from: dueLines, id: dueLines.id, where: buildCondition(query), sorts, rows: (cut) => select(db, cut) })

/** The first `limit` lines of a filtered list, in its order. */
export const firstDueLines = (db: Db, query: DueLineFilters & { sort: string }, limit: number): PromiseLike<DueLine[]> =>
  select(db, { where: buildCondition(query), orderBy: getOrder(sorts, query.sort, dueLines.id), limit })

/** One line with all that its amount follows from. Throws `not_found`. */
export async function readDueLine(db: Db, id: string): Promise<DueLineDetail> {
  const [line] = await select(db, { where: eq(dueLines.id, id) })
  if (!line) throw fail(errors.not_found)
  const [whole] = line.order_id ? await db.select().from(orders).where(eq(orders.id, line.order_id)) : []
  if (!whole) return { ...line, order: null }
  const { order } = await readNetAmounts(db, whole)
  const { total, to_charge, wallet_part, platform_discount, platform_fee, platform_fee_vat, vat, vat_regime, delivered_at } = order
  return {
    ...line,
    order: { total, to_charge, wallet_part, platform_discount, platform_fee, platform_fee_vat, vat, vat_regime, delivered_at },
  }
}

const ownColumns = ({ store: _s, store_id: _i, ...line }: DueLine): StoreDueLine => line

interface OfStatement {
  q?: string | undefined
  due_id: string
  store_id: string
}

/** Throws `not_found` for a statement that is not the store's. */
async function requireOwn(db: Db, { due_id, store_id }: OfStatement): Promise<void> {
  const found = await db
    .select({ id: dues.id })
    .from(dues)
    .where(and(eq(dues.id, due_id), eq(dues.store_id, store_id)))
  if (found.length === 0) throw fail(errors.not_found)
}

/** A page of the lines of one of a store's statements. Throws `not_found`. */
export async function listOwnDueLines(db: Db, query: PageQuery & OfStatement): Promise<Page<StoreDueLine>> {
  await requireOwn(db, query)
  const { data, meta } = await listDueLines(db, query)
  return { data: data.map(ownColumns), meta }
}

/** The first `limit` lines of one of a store's statements. Throws `not_found`. */
export async function firstOwnDueLines(db: Db, query: OfStatement & { sort: string }, limit: number): Promise<DueLine[]> {
  await requireOwn(db, query)
  return firstDueLines(db, query, limit)
}
