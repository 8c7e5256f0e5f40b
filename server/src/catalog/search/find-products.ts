import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { countRow, readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { isShort, matches } from '../../platform/lists/search.ts'
import { type Search, searchInStages } from '../../platform/search/search-stages.ts'
import { readSynonyms } from '../../platform/search/synonyms.ts'
import { readTerms, typedWords, writeFilter } from '../../platform/search/terms.ts'
import { products } from '../table.ts'
import { findByCode, readCode } from './find-by-sku.ts'

/** The products that a search in a back office means. */
export interface FoundProducts {
  where: SQL
  /** The words that were searched for instead, if nothing matches as typed. */
  corrected: string | null
}

// Staff search for names, tags, brands and barcodes, often by their beginning.
const reach = { described: false, begun: true }

const documented = (filter: string, store_id: string | undefined): SQL =>
  sql`select d.product_id from product_documents d where d.document @@ ${filter}::tsquery${store_id ? sql` and d.store_id = ${store_id}` : sql``}`

/** Products that have every word of `q` in any part of their names, or a synonym of it. */
async function asTyped(db: Db, q: string, store_id: string | undefined): Promise<SQL> {
  const words = typedWords(q)
  const spelt = sql`select ${products.id} from ${products} where ${and(store_id ? eq(products.store_id, store_id) : undefined, isNull(products.deleted_at), matches(products.search, q))}`
  // A search of signs alone has no word for the documents, but a name may have the signs.
  if (words.length === 0) return spelt
  const matching = documented(writeFilter(readTerms(words, await readSynonyms(db)), reach), store_id)
  return isShort(q) ? matching : sql`${spelt} union ${matching}`
}

/** Finds the products of a store, or of all stores, that `q` means; null for an empty search. Only a search without matches is corrected. */
export async function findProducts(db: Db, q: string | undefined, store_id?: string): Promise<FoundProducts | null> {
  if (!q?.trim()) return null
  const code = store_id === undefined ? null : readCode(q)
  const owners = code && store_id !== undefined ? await findByCode(db, store_id, code) : []
  // A search for a whole code means the product with that code, even if other products match its parts.
  if (owners.length > 0) return { where: inArray(products.id, owners), corrected: null }
  const typed = await asTyped(db, q, store_id)
  // Counted up to a limit: with a limit of 1 the planner may read the whole table in search of one row.
  const exists = async (some: SQL) => {
    const { n } = await readRow(db, sql`select count(*)::int as n from (${some} limit 5000) found`, countRow)
    return n > 0 ? [n] : []
  }
  const plain = { where: sql`${products.id} in (${typed})`, corrected: null }
  if ((await exists(typed)).length > 0) return plain
  const { search } = await searchInStages(db, q, ({ filter, partial }: Search) =>
    partial ? Promise.resolve([]) : exists(documented(filter, store_id)),
  )
  return search?.corrected ? { where: sql`${products.id} in (${documented(search.filter, store_id)})`, corrected: search.corrected } : plain
}
