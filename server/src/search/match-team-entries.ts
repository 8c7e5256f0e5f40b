import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { products } from '../catalog/table.ts'
import { orders } from '../orders/table.ts'
import { auditLog, entryName, namesRecord } from '../platform/audit/table.ts'
import { matches } from '../platform/lists/search.ts'
import { storeMembers } from '../stores/table.ts'
import { numberRanges } from './search-records.ts'

/**
 * Entries of a store about what is called `q` or numbered so now, was called so when it was made or went, or was done by a member of that name.
 * Everything it looks through is the store's own.
 */
export function matchTeamEntries(q: string | undefined, store_id: string): SQL | undefined {
  const text = q?.trim()
  if (!text) return undefined
  const { actor_id, entity, entity_id } = auditLog
  const ranges = (numberRanges(text) ?? []).map(({ from, to }) => sql`number between ${from} and ${to}`)
  const called = sql`select named.entity_id from ${auditLog} named
    where named.actor_type = 'store' and named.store_id = ${store_id} and ${namesRecord} and ${matches(entryName, text)} and named.entity_id is not null`
  return or(
    sql`${actor_id} in (select ${storeMembers.id} from ${storeMembers} where ${and(eq(storeMembers.store_id, store_id), matches(storeMembers.search, text))})`,
    sql`${entity} = 'products' and ${entity_id} in (select ${products.id} from ${products} where ${and(eq(products.store_id, store_id), matches(products.search, text))})`,
    sql`${entity_id} in (${called})`,
    ranges.length > 0
      ? sql`${entity} = 'orders' and ${entity_id} in (select ${orders.id} from ${orders} where ${and(eq(orders.store_id, store_id), or(...ranges))})`
      : undefined,
  )
}
