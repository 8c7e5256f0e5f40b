import type { AuditRow } from '@rahba/contract/history/audit'
import type { Page } from '@rahba/contract/kernel/page'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../platform/audit/table.ts'
import type { Db } from '../platform/db/types.ts'
import { type PageQuery, toPage } from '../platform/lists/page.ts'

// Fields that change with every save, or by themselves with another field, and tell a reader nothing. An offer's name states its value, and its
// products state their count and the first of them.
const unspoken = new Set([
  'id',
  'version',
  'offer_value',
  'products_count',
  'first_product',
  'created_at',
  'updated_at',
  'search',
  'final_price',
  'stock_level',
  'variants_count',
  'price_to',
  'sales',
  'counted_sales',
  'has_orders',
])
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const json = (value: unknown): string | null => (isEmpty(value) ? null : JSON.stringify(value))

/** The fields that differ. A record that was made or deleted has none: its entry says so by its action. */
export function getChanges(before: unknown, after: unknown): AuditRow['changes'] {
  if (!before || !after) return []
  const [old, fresh] = [asRecord(before), asRecord(after)]
  return Object.keys(fresh)
    .filter((field) => !unspoken.has(field))
    .map((field) => ({ field, before: json(old[field]), after: json(fresh[field]) }))
    .filter((change) => change.before !== change.after)
}

// The name of the person behind an entry, by kind.
const actorName = sql<string | null>`case ${auditLog.actor_type}
  when 'admin' then (select a.name from admins a where a.id = ${auditLog.actor_id})
  when 'store' then (select m.name from store_members m where m.id = ${auditLog.actor_id})
  when 'user' then (select u.name from users u where u.id = ${auditLog.actor_id}) end`

/** The columns of an entry that every reader of the log selects. */
export const auditColumns = {
  id: auditLog.id,
  at: auditLog.at,
  action: auditLog.action,
  actor_type: auditLog.actor_type,
  actor_name: actorName,
  before: auditLog.before,
  after: auditLog.after,
}

/** The paging of the log, by the time of its entries. */
export const auditList = { from: auditLog, id: auditLog.id, sorts: { at: { by: auditLog.at, value: (row: { at: string }) => row.at } } }

interface AuditQuery extends PageQuery {
  entity: string
  entity_id?: string | undefined
}

/** Reads the audit log of a record: who changed which field from what to what. @param within narrows it to what the reader may see */
export function readAudit(db: Db, query: AuditQuery, within?: SQL): Promise<Page<AuditRow>> {
  const where = and(within, eq(auditLog.entity, query.entity), query.entity_id ? eq(auditLog.entity_id, query.entity_id) : undefined)
  return toPage<AuditRow>(db, query, {
    ...auditList,
    where,
    rows: async (cut) => {
      const rows = await db
        .select(auditColumns)
        .from(auditLog)
        .where(cut.where)
        .orderBy(...cut.orderBy)
        .limit(cut.limit)
        .offset(cut.offset)
      return rows.map(({ before, after, ...row }) => ({ ...row, changes: getChanges(before, after) }))
    },
  })
}
