import type { ProductHistory } from '@rahba/contract/catalog/product-answers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'

interface Entry extends Record<string, unknown> {
  id: string
  at: string
  action: string
  actor_type: string
  actor_name: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

// What changes with every save and tells a reader nothing.
const unspoken = new Set([
  'id',
  'updated_at',
  'created_at',
  'final_price',
  'image',
  'slug',
  'store_id',
  'sales',
  'counted_sales',
  'stock_level',
])
const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

function changesOf({ before, after }: Entry): ProductHistory[number]['changes'] {
  if (!before || !after) return []
  return Object.keys(after)
    .filter((field) => !unspoken.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
}

/** What the audit log knows of a product, newest first: who changed which field from what to what. */
export async function readHistory(db: Db, id: string): Promise<ProductHistory> {
  const { rows } = await db.execute<Entry>(sql`
    select l.id, to_json(l.at) #>> '{}' as at, l.action, l.actor_type, l.before, l.after, coalesce(a.name, m.name) as actor_name
    from audit_log l
    left join admins a on l.actor_type = 'admin' and a.id = l.actor_id
    left join store_members m on l.actor_type = 'store' and m.id = l.actor_id
    where l.entity = 'products' and l.entity_id = ${id} order by l.id desc limit 100`)
  return rows.map((entry) => ({
    id: entry.id,
    at: new Date(entry.at).toISOString(),
    action: entry.action,
    actor_type: entry.actor_type,
    actor_name: entry.actor_name,
    changes: changesOf(entry),
  }))
}
