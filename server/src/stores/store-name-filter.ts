import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { matches } from '../platform/lists/search.ts'
import { stores } from './table.ts'

/** Rows of the stores whose name matches a search: the stores are found first, by their own index. Undefined without a search. */
export function storeNameMatches(store_id: AnyColumn, q: string | undefined): SQL | undefined {
  const named = matches(stores.search, q)
  return named && sql`${store_id} in (select ${stores.id} from ${stores} where ${named})`
}
