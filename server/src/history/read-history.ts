import { type HistoryRow, historyKinds } from '@rahba/contract/history/history'
import { countCap } from '@rahba/contract/kernel/count-cap'
import type { Page } from '@rahba/contract/kernel/page'
import { mayDo } from '@rahba/contract/kernel/permissions'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { type AnyColumn, and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { admins } from '../access/table.ts'
import { products } from '../catalog/table.ts'
import { payments } from '../money/payments/table.ts'
import { orders } from '../orders/table.ts'
import { auditLog } from '../platform/audit/table.ts'
import type { Mounted } from '../platform/crud/mounted.ts'
import { readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../platform/lists/page.ts'
import { users } from '../shoppers/table.ts'
import { stores } from '../stores/table.ts'
import { countMatchingEntries, findMatchingIds, type Sought, seek } from './find-entries.ts'
import { auditColumns, auditList, getChanges } from './read-audit.ts'

/** The filters of the log. */
export interface HistoryFilters {
  q?: string | undefined
  actor_type?: HistoryRow['actor_type'][] | undefined
  actor_id?: string | undefined
  entity?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

// Kinds that hold what the caller's keys do not open.
const closedTo = (held: ReadonlySet<string>): string[] =>
  Object.entries(historyKinds).flatMap(([kind, keys]) => (mayDo(held, [keys].flat()) ? [] : [kind]))

// The name a record goes by now; what is not looked up is read from the entry itself, which outlives its record.
export const recordName = sql<HistoryRow['record']>`coalesce(case ${auditLog.entity}
    when 'stores' then (select r.name from ${stores} r where r.id = ${auditLog.entity_id})
    when 'products' then (select r.name from ${products} r where r.id = ${auditLog.entity_id})
    when 'orders' then (select to_jsonb(r.number::text) from ${orders} r where r.id = ${auditLog.entity_id})
    when 'payments' then (select to_jsonb(o.number::text) from ${payments} r join ${orders} o on o.id = r.order_id where r.id = ${auditLog.entity_id})
    when 'users' then (select case when r.deleted_at is null then to_jsonb(coalesce(r.name, r.phone)) else ${JSON.stringify(deletedShopper)}::jsonb end from ${users} r where r.id = ${auditLog.entity_id})
    when 'admins' then (select to_jsonb(r.name) from ${admins} r where r.id = ${auditLog.entity_id})
  end,
  ${sql.join(
    ['name', 'title', 'question', 'label'].map(
      (key) => sql`nullif(coalesce(${auditLog.after}->${sql.raw(`'${key}'`)}, ${auditLog.before}->${sql.raw(`'${key}'`)}), 'null')`,
    ),
    sql`, `,
  )})`

const { before: _before, after: _after, ...who } = auditColumns
const fileColumns = {
  ...who,
  entity: auditLog.entity,
  entity_id: auditLog.entity_id,
  record: recordName,
  ip: auditLog.ip,
  request_id: auditLog.request_id,
}
const listColumns = { ...fileColumns, before: auditLog.before, after: auditLog.after }

/** The reader of the log: the keys they hold, and the resources the application serves. */
export interface LogReader {
  held: ReadonlySet<string>
  declared: Iterable<Mounted>
}

const buildCondition = (query: HistoryFilters, closed: string[]): SQL | undefined =>
  and(
    closed.length > 0 ? notInArray(auditLog.entity, closed) : undefined,
    query.actor_type?.length ? inArray(auditLog.actor_type, query.actor_type) : undefined,
    query.actor_id ? eq(auditLog.actor_id, query.actor_id) : undefined,
    query.entity ? eq(auditLog.entity, query.entity) : undefined,
    query.action ? eq(auditLog.action, query.action) : undefined,
    betweenDays(auditLog.at, query.from, query.to),
  )

/** Returns the meaning of the log's search for this reader; null without one. */
async function soughtBy(db: Db, q: string | undefined, closed: string[], declared: Iterable<Mounted>): Promise<Sought | null> {
  if (!q?.trim()) return null
  return seek(db, q, { kinds: () => distinct(db, auditLog.entity), declared, open: (kind) => !closed.includes(kind) })
}

/** The same cut, narrowed to what was sought. */
async function narrowed(db: Db, cut: Cut, sought: Sought | null, sort: string): Promise<Cut> {
  if (!sought) return cut
  const ids = await findMatchingIds(db, sought, { ...cut, descending: sort.startsWith('-') })
  return { where: ids.length > 0 ? inArray(auditLog.id, ids) : sql`false`, orderBy: cut.orderBy, limit: ids.length, offset: 0 }
}

/** One page of everything the audit log holds of the kinds that the reader's keys open. */
export async function readHistory(db: Db, query: HistoryFilters & PageQuery, { held, declared }: LogReader): Promise<Page<HistoryRow>> {
  const closed = closedTo(held)
  const where = buildCondition(query, closed)
  const sought = await soughtBy(db, query.q, closed, declared)
  const total = sought && (await countMatchingEntries(db, sought, where))
  const page = await toPage<HistoryRow>(db, query, {
    ...auditList,
    where,
    rows: async (cut) => {
      const { where, orderBy, limit, offset } = await narrowed(db, cut, sought, query.sort)
      const rows = await db
        .select(listColumns)
        .from(auditLog)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      return rows.map((row) => ({ ...asHistory(row), ...(total === null ? {} : { total_rows: total }) }))
    },
  })
  // A page beyond the last has no row with the total.
  return total === null ? page : { ...page, meta: { ...page.meta, total: Math.min(total, countCap), total_capped: total > countCap } }
}

/** The first `limit` entries of the filtered log, in its order, without what they changed: that would be read whole for every row. */
export async function firstOfHistory(db: Db, query: HistoryFilters & { sort: string }, { held, declared }: LogReader, limit: number) {
  const closed = closedTo(held)
  const cut = { where: buildCondition(query, closed), orderBy: getOrder(auditList.sorts, query.sort, auditLog.id), limit, offset: 0 }
  const { where, orderBy, ...some } = await narrowed(db, cut, await soughtBy(db, query.q, closed, declared), query.sort)
  const rows = await db
    .select(fileColumns)
    .from(auditLog)
    .where(where)
    .orderBy(...orderBy)
    .limit(some.limit)
  return rows.map((row) => ({ ...row, record: getName(row.record) }))
}

/** A name that is a text in one language or in both; any other value under such a key is ignored. */
export function getName(value: unknown): HistoryRow['record'] {
  if (typeof value === 'string') return value
  const sides = value as { ar?: unknown; en?: unknown } | null
  return typeof sides?.ar === 'string' && typeof sides.en === 'string' ? { ar: sides.ar, en: sides.en } : null
}

/** An entry as its readers see it: what it was about by its name, and which fields became what. */
export const asHistory = <Entry extends { before: unknown; after: unknown; record: unknown }>({
  before,
  after,
  record,
  ...row
}: Entry) => ({
  ...row,
  record: getName(record),
  changes: getChanges(before, after),
})

const valueRow = z.strictObject({ value: z.string() })

/** The distinct values of a column, by jumping from one to the next in its index instead of reading the log. */
async function distinct(db: Db, column: AnyColumn): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`(select min(${column}) from ${auditLog} ${after})`
  const rows = await readRows(
    db,
    sql`
    with recursive seen(value) as (
      select ${next(sql``)} union all select ${next(sql`where ${column} > seen.value`)} from seen where seen.value is not null
    ) select value from seen where value is not null`,
    valueRow,
  )
  return rows.map(({ value }) => value)
}

/** Returns the values by which the log can be filtered. */
export async function historyChoices(db: Db, held: ReadonlySet<string>): Promise<{ entities: string[]; actions: string[] }> {
  const closed = new Set(closedTo(held))
  const [entities, actions] = await Promise.all([distinct(db, auditLog.entity), distinct(db, auditLog.action)])
  return { entities: entities.filter((entity) => !closed.has(entity)), actions }
}
