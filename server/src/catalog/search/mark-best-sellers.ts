import { sql } from 'drizzle-orm'
import { countRow, idRow, readRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

/** The lexeme of best sellers in a search document. No word has a #. */
export const bestSeller = '#top'
/** The number of products that are marked, and the size of a market that needs it. */
const marked = 20_000
const wide = 2 * marked
const run = 1000

/**
 * Marks what sells best, so that a search for a word that very many products have ranks them first and need not read all others. A smaller
 * market marks nothing, because every search reads all that match.
 */
export async function markBestSellers(db: Db, limits = { marked, wide }): Promise<void> {
  const few = sql`select 1 from product_documents limit ${limits.wide + 1}`
  const { n } = await readRow(db, sql`select count(*)::int as n from (${few}) few`, countRow)
  const best =
    n > limits.wide
      ? await readRows(
          db,
          sql`select id from products where deleted_at is null and status = 'active' order by counted_sales desc, id desc limit ${limits.marked}`,
          idRow,
        )
      : []
  const ids = sql.param(best.map(({ id }) => id))
  await db.execute(sql`
    update product_documents set document = ts_delete(document, ${bestSeller})
    where document @@ ${`'${bestSeller}'`}::tsquery and product_id <> all(${ids}::uuid[])`)
  for (let at = 0; at < best.length; at += run)
    await db.execute(sql`
      update product_documents set document = document || ${`'${bestSeller}':1D`}::tsvector
      where product_id = any(${sql.param(best.slice(at, at + run).map(({ id }) => id))}::uuid[]) and not document @@ ${`'${bestSeller}'`}::tsquery`)
}
