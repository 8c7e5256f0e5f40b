import { type MarketSuggestions, marketSuggestions, maxSuggested } from '@rahba/contract/catalog/market/market-facets'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { hotList } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { isShort, matches } from '../../platform/lists/search.ts'
import { readSynonyms } from '../../platform/search/synonyms.ts'
import { readTerms, typedWords, writeFilter, writeRankQuery } from '../../platform/search/terms.ts'
import { visibleStoreText } from '../../stores/visible.ts'
import { inLanguage } from './market-columns.ts'
import { searchFirstPage } from './search-first-page.ts'

// The typed text may be the beginning of a word. Words of descriptions would suggest products that are called something else.
const reach = { described: false, begun: true }

async function suggestProducts(db: Db, q: string, locale: Locale): Promise<MarketSuggestions['products']> {
  const words = typedWords(q)
  if (words.length === 0) return []
  const terms = readTerms(words, await readSynonyms(db))
  const search = { filter: writeFilter(terms, reach), fit: writeRankQuery(terms, reach), corrected: null, partial: false }
  const rows = await searchFirstPage(db, search, { store: undefined, rows: 21, locale })
  return rows.slice(0, maxSuggested.products).map(({ id, name, slug, store_slug, image, final_price }) => ({
    ...{ id, name, slug, store_slug, image },
    final_price: Number(final_price),
  }))
}

const categoryRow = marketSuggestions.shape.categories.element.strict()
const storeRow = marketSuggestions.shape.stores.element.strict()

/** Names that begin with what was typed come before those that have it elsewhere. */
const startsFirst = (column: string, q: string): SQL => sql`strpos(${sql.raw(column)}, ar_norm_1(${q})) <> 1`

async function suggestCategories(db: Db, q: string, locale: Locale): Promise<MarketSuggestions['categories']> {
  const found = matches(sql`x.search`, q)
  if (!found) return []
  return hotList(
    db,
    sql`
    select x.id, ${sql.raw(inLanguage('x.name', locale))} as name, x.slug, x.parent_slug from (
      select c.id, c.name, c.slug, null as parent_slug, c.search, c.position from categories c where c.active
      union all select b.id, b.name, b.slug, c.slug, b.search, b.position from subcategories b join categories c on c.id = b.category_id where b.active and c.active
    ) x where ${found} order by ${startsFirst('x.search', q)}, x.parent_slug is not null, x.position, x.id limit ${sql.raw(String(maxSuggested.categories))}`,
    categoryRow,
  )
}

// An index of trigrams holds no word of two letters, which is therefore looked for among the newest stores.
const newestStores = 2000

async function suggestStores(db: Db, q: string, locale: Locale): Promise<MarketSuggestions['stores']> {
  const found = matches(sql`s.search`, q)
  if (!found) return []
  const visible = sql.raw(visibleStoreText)
  const among = isShort(q)
    ? sql`(select * from stores s where ${visible} order by s.created_at desc, s.id desc limit ${sql.raw(String(newestStores))})`
    : sql`stores`
  return hotList(
    db,
    sql`
    select s.id, ${sql.raw(inLanguage('s.name', locale))} as name, s.slug, s.logo from ${among} s
    where ${visible} and ${found} order by ${startsFirst('s.search', q)}, s.created_at desc, s.id desc limit ${sql.raw(String(maxSuggested.stores))}`,
    storeRow,
  )
}

/** Suggests products, categories and stores for the beginning of a search. It corrects nothing and keeps nothing of what was typed. */
export async function readMarketSuggestions(db: Db, q: string, locale: Locale): Promise<MarketSuggestions> {
  const [products, categories, stores] = await Promise.all([
    suggestProducts(db, q, locale),
    suggestCategories(db, q, locale),
    suggestStores(db, q, locale),
  ])
  return { products, categories, stores }
}
