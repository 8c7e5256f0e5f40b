import { isUuid } from '@rahba/contract/kernel/is-uuid'
import { type Referenced, referenced } from '@rahba/contract/kernel/referenced'
import type { CodeChoiceKind } from '@rahba/contract/promotions/code-queries'
import { and, type SQL, sql } from 'drizzle-orm'
import { matchesPlace } from '../places/matches-place.ts'
import { hotList } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { matches } from '../platform/lists/search.ts'
import type { CodeScope } from './scope.ts'

interface Choices {
  table: SQL
  title: SQL
  searched: SQL
  where?: SQL
  order: SQL
  /** The condition of a search; without it, the one of all lists. */
  search?: typeof matches
}

/** Returns the choices that a code can be limited to; a merchant's are within their own store. */
function getChoices(of: CodeChoiceKind, { store_id }: CodeScope): Choices {
  const name = sql`t.name`
  const searched = sql`t.search`
  const order = sql`t.name->>'ar', t.id`
  if (of === 'stores')
    return { table: sql`stores t`, title: name, searched, order, ...(store_id ? { where: sql`t.id = ${store_id}::uuid` } : {}) }
  if (of === 'products') {
    const own = store_id ? sql` and t.store_id = ${store_id}::uuid` : sql``
    return { table: sql`products t`, title: name, searched, where: sql`t.deleted_at is null${own}`, order: sql`t.created_at desc, t.id` }
  }
  if (of === 'users') {
    const title = sql`to_jsonb(coalesce(t.name || ' · ', '') || t.phone)`
    const bought = store_id ? sql` and exists (select from orders o where o.user_id = t.id and o.store_id = ${store_id}::uuid)` : sql``
    return { table: sql`users t`, title, searched, order: sql`t.created_at desc, t.id`, where: sql`t.deleted_at is null${bought}` }
  }
  if (of === 'cities') return { table: sql`cities t`, title: name, searched, order, search: matchesPlace }
  return { table: sql`categories t`, title: name, searched, order }
}

/** Choices for a code's form: those named by `ids`, or the first that match. */
export function codeChoices(
  db: Db,
  scope: CodeScope,
  { of, q, ids }: { of: CodeChoiceKind; q?: string | undefined; ids?: string | undefined },
): Promise<Referenced[]> {
  const { table, title, searched, where, order, search = matches } = getChoices(of, scope)
  const chosen = ids?.split(',').filter(isUuid)
  const found = chosen ? sql`t.id = any(${sql.param(chosen)}::uuid[])` : search(searched, q)
  return hotList(
    db,
    sql`select t.id, ${title} as title from ${table} where ${and(where, found) ?? sql`true`} order by ${order} limit ${sql.raw(chosen ? '500' : '50')}`,
    referenced,
  )
}
