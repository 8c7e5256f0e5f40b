import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import type { CancellationRow as Row, WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { type CancellationTab, cancellationTabs } from '@rahba/contract/orders/cancellations/cancellation-states'
import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { type Cut, countEach, getOrder, type PageQuery, type Sort, toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { inScope, isShopper, type OrderScope } from '../scope.ts'
import { calculateRequest, getPreview } from '../settlement/calculate-refund.ts'
import { orderLines, orders } from '../table.ts'
import { isCancelledUnpaid } from './is-cancelled-unpaid.ts'
import { readNetAmounts } from './read-net-amounts.ts'
import { cancellationHistory, cancellationLines, cancellations } from './table.ts'

type Status = (typeof cancellations.status.enumValues)[number]

export interface CancellationFilters {
  scope: OrderScope
  q?: string | undefined
  tab?: CancellationTab | undefined
  status?: Status[] | undefined
  kind?: Row['kind'][] | undefined
  refund_reason?: Row['refund_reason'][] | undefined
  order_id?: string | undefined
  store_id?: string | undefined
  user_id?: string | undefined
  created_from?: string | undefined
  created_to?: string | undefined
  /** True if its store may still answer. */
  answerable?: boolean | undefined
}

/** The cancellations that wait for their store's answer and were not escalated to the administration. */
export const isAnswerable = sql`(${cancellations.status} = 'requested' and ${cancellations.escalated_at} is null)`

function searched(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const ofOrder = sql`exists (select 1 from ${orders} where ${orders.id} = ${cancellations.order_id} and ${matches(orders.search, q)})`
  return /^\d{5,}$/.test(q) ? or(eq(cancellations.number, Number(q.slice(0, 9))), ofOrder) : ofOrder
}

function buildCondition(filters: CancellationFilters): SQL | undefined {
  const { scope, q, tab, status, kind, refund_reason, order_id, store_id, user_id, created_from, created_to, answerable } = filters
  return and(
    inScope(scope, cancellations),
    searched(q),
    tab ? inArray(cancellations.status, [...cancellationTabs[tab]]) : undefined,
    status ? inArray(cancellations.status, status) : undefined,
    kind ? inArray(cancellations.kind, kind) : undefined,
    refund_reason ? inArray(cancellations.refund_reason, refund_reason) : undefined,
    order_id ? eq(cancellations.order_id, order_id) : undefined,
    store_id ? eq(cancellations.store_id, store_id) : undefined,
    user_id ? eq(cancellations.user_id, user_id) : undefined,
    betweenDays(cancellations.created_at, created_from, created_to),
    answerable === undefined ? undefined : answerable ? isAnswerable : not(isAnswerable),
  )
}

const rowColumns = {
  id: cancellations.id,
  number: cancellations.number,
  order_id: cancellations.order_id,
  order_number: orders.number,
  store_id: cancellations.store_id,
  store: stores.name,
  user_id: cancellations.user_id,
  user: sql<string | null>`coalesce(${users.name}, nullif(${orders.address}->>'name', ''), ${users.phone})`,
  kind: cancellations.kind,
  status: cancellations.status,
  cancelled_unpaid: isCancelledUnpaid,
  refund_reason: cancellations.refund_reason,
  refund_reason_other: sql<string | null>`nullif(${cancellations.refund_reason_other}, '')`,
  amount: cancellations.amount,
  created_at: cancellations.created_at,
  answer_by: cancellations.answer_by,
  escalated_at: cancellations.escalated_at,
}

const selectRows = (db: Db, { where, orderBy, limit, offset }: Cut): PromiseLike<Row[]> =>
  db
    .select(rowColumns)
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.order_id))
    .innerJoin(stores, eq(stores.id, cancellations.store_id))
    .innerJoin(users, eq(users.id, cancellations.user_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

const sorts: Record<string, Sort<Row>> = {
  created_at: { by: cancellations.created_at, value: (row) => row.created_at },
  number: { by: cancellations.number, value: (row) => row.number },
  amount: { by: cancellations.amount, value: (row) => row.amount },
}

/** A page of cancellations and returns, each with its order, store and shopper. */
export const listCancellations = (db: Db, query: PageQuery, filters: CancellationFilters): Promise<Page<Row>> =>
  toPage(db, query, {
    from: cancellations,
    id: cancellations.id,
    where: buildCondition(filters),
    sorts,
    rows: (cut) => selectRows(db, cut),
  })

/** The first `limit` of the filtered list, in its order. */
export const firstCancellations = (db: Db, filters: CancellationFilters & { sort: string }, limit: number): PromiseLike<Row[]> =>
  selectRows(db, { where: buildCondition(filters), orderBy: getOrder(sorts, filters.sort, cancellations.id), limit, offset: 0 })

/** Returns the number of cancellations in each tab, each counted up to the cap, in one statement. */
export const countCancellationTabs = (db: Db, scope: OrderScope): Promise<Record<CancellationTab, number>> =>
  countEach(db, cancellations, typedKeys(cancellationTabs), (tab) => buildCondition({ scope, tab }))

const getPapers = (ids: SQL) => sql<WholeCancellation['attachments']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes) order by array_position(${ids}, f.id)), '[]')
  from files f where f.id = any(${ids}))`

// The person who took a step, by kind; a shopper reads only which side did. Administrators' notes are for them alone, except a refusal's reason.
const ownName = sql<string | null>`case ${cancellationHistory.actor_type}
  when 'user' then (select u.name from users u where u.id = ${cancellationHistory.actor_id}) end`
const actorName = sql<string | null>`case ${cancellationHistory.actor_type}
  when 'admin' then (select a.name from admins a where a.id = ${cancellationHistory.actor_id})
  when 'store' then (select m.name from store_members m where m.id = ${cancellationHistory.actor_id})
  when 'user' then (select u.name from users u where u.id = ${cancellationHistory.actor_id}) end`
const sharedNote = sql<
  string | null
>`case when ${cancellationHistory.actor_type} <> 'admin' or ${cancellationHistory.action} in ('reject', 'cancel_whole')
  then ${cancellationHistory.note} end`

const readHistory = (db: Db, id: string, scope: OrderScope) =>
  db
    .select({
      id: cancellationHistory.id,
      at: cancellationHistory.at,
      action: cancellationHistory.action,
      from_status: cancellationHistory.from_status,
      to_status: cancellationHistory.to_status,
      actor_type: cancellationHistory.actor_type,
      actor: isShopper(scope) ? ownName : actorName,
      note: scope === 'all' ? cancellationHistory.note : sharedNote,
    })
    .from(cancellationHistory)
    .where(eq(cancellationHistory.cancellation_id, id))
    .orderBy(asc(cancellationHistory.id))

/** One cancellation with its lines and history, and until it is settled with its amount as calculated now. Another's is not found. */
export async function readCancellation(db: Db, id: string, scope: OrderScope): Promise<WholeCancellation> {
  const [found] = await db
    .select({
      row: cancellations,
      order: orders,
      named: rowColumns,
      user_phone: users.phone,
      attachments: getPapers(sql`${cancellations.attachments}`),
      store_papers: getPapers(sql`${cancellations.store_papers}`),
      receipt: getPapers(sql`array[${cancellations.receipt}]`),
    })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.order_id))
    .innerJoin(stores, eq(stores.id, cancellations.store_id))
    .innerJoin(users, eq(users.id, cancellations.user_id))
    .where(and(eq(cancellations.id, id), inScope(scope)))
  if (!found) throw fail(errors.not_found)
  const { row, order, named } = found
  const ordered = await db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.position))
  const requested = await db.select().from(cancellationLines).where(eq(cancellationLines.cancellation_id, id))
  const open = !row.event && row.status !== 'rejected' && row.status !== 'closed'
  const calculated = open ? calculateRequest({ order, lines: ordered }, await readNetAmounts(db, order), { row, lines: requested }) : null
  const amounts = new Map(calculated?.quote.lines.map((line) => [line.id, line.parts.total]))
  const lines = ordered.flatMap((line) => {
    const one = requested.find(({ order_line_id }) => order_line_id === line.id)
    if (!one) return []
    const { name, variant, image, product_id, quantity: units } = line
    return [{ ...one, product_id, name, variant, image, ordered: units, amount: amounts.get(line.id) ?? one.amount }]
  })
  return {
    ...row,
    ...named,
    amount: calculated?.amount ?? row.amount,
    uncollected: calculated?.uncollected ?? (row.amount_final ?? 0) - (row.to_wallet ?? 0) - (row.to_outside ?? 0),
    order_status: order.status,
    order_fulfilment: order.fulfilment,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    user_phone: found.user_phone,
    attachments: found.attachments,
    store_papers: found.store_papers,
    receipt: found.receipt[0] ?? null,
    admin_note: scope === 'all' ? row.admin_note : null,
    preview: calculated && getPreview(calculated, order.payment_method),
    settled: row.event && { ...row, total: row.amount_final ?? 0 },
    lines,
    history: await readHistory(db, id, scope),
  }
}
