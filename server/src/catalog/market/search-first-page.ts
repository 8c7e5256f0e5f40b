import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Search } from '../../platform/search/search-stages.ts'
import { visibleStoreText } from '../../stores/visible.ts'
import { bestSeller } from '../search/mark-best-sellers.ts'
import { type ListedRow, listedRow, productColumns } from './market-columns.ts'

/**
 * Writes the rank of a product in a search: its fit times its boost (sales and stock). The weights are those of description, place, tags and
 * name.
 */
export const writeRank = (fit: SQL): SQL => sql`(ts_rank('{0.05, 0.15, 0.5, 1}', d.document, ${fit}::tsquery) * d.boost)::float8`

interface Values extends Record<string, unknown> {
  filter: string
  /** The same filter for best sellers. */
  best: string
  fit: string
  store: string
}

/** Ranks documents alone, and reads the products of one page. */
export const writeRanked = (locale: Locale, parts: { documents?: SQL; joins?: string; where: SQL; rank: SQL; rows: number }): SQL => {
  const { documents = sql`product_documents`, joins = '', where, rank, rows } = parts
  const from = sql`from ${documents} d join stores s on s.id = d.store_id${sql.raw(joins)}`
  const end = sql.raw(`order by place desc, d.product_id desc limit ${rows}`)
  return sql`${sql.raw(`select ${productColumns(locale)}, r.place from (select d.product_id,`)} ${rank} as place ${from} where ${where} ${end}) r
    join products p on p.id = r.product_id join stores s on s.id = p.store_id order by r.place desc, p.id desc`
}

/** The maximum number of documents that a search of the whole market ranks. */
const maxRanked = 2000
/** As many best sellers answer a search without the other products. */
const enough = 200

/**
 * The documents that match: the best sellers alone if there are enough of them, all otherwise. A word that a tenth of a large market has would
 * take too long to rank in full.
 */
const writeMatching = (filter: SQL, best: SQL): SQL => {
  const matching = (query: SQL) => sql`
    select m.product_id, m.store_id, m.document, m.boost from product_documents m where m.document @@ ${query}::tsquery and m.on_sale`
  const limit = sql.raw(`limit ${maxRanked}`)
  const found = sql`(select count(*) from best)`
  return sql`(
    with best as materialized (${matching(best)} ${limit})
    select * from best where ${found} >= ${sql.raw(String(enough))}
    union all (${matching(filter)} and ${found} < ${sql.raw(String(enough))} ${limit}))`
}

const makeStatement = (locale: Locale, rows: number, inStore: boolean) =>
  hot<ListedRow, Values>(
    `search-${locale}-${rows}${inStore ? '-store' : ''}`,
    (value) =>
      writeRanked(locale, {
        ...(inStore
          ? {
              where: sql`d.document @@ ${value('filter')}::tsquery and d.on_sale and ${sql.raw(visibleStoreText)} and s.slug = ${value('store')}`,
            }
          : { documents: writeMatching(value('filter'), value('best')), where: sql.raw(visibleStoreText) }),
        rank: writeRank(value('fit')),
        rows,
      }),
    listedRow,
  )

// One row more than a page shows tells whether there is another. The lists of the market read 21, 41, 61, 81 or 101.
const sizes = [21, 41, 61, 81, 101]
const statements = new Map(
  locales.flatMap((locale) =>
    sizes.flatMap((rows) =>
      [true, false].map((inStore) => [`${locale} ${rows} ${inStore}`, makeStatement(locale, rows, inStore)] as const),
    ),
  ),
)

/** The first page of a search over the market or one store, which is most searches: a statement that each connection plans once. */
export function searchFirstPage(
  db: Db,
  { filter, fit }: Search,
  { store, rows, locale }: { store: string | undefined; rows: number; locale: Locale },
): Promise<ListedRow[]> {
  const run = statements.get(`${locale} ${rows} ${store !== undefined}`)
  if (!run) throw new Error(`no statement reads ${rows} rows`)
  return run(db, { filter, best: `'${bestSeller}' & (${filter})`, fit, store: store ?? '' })
}
