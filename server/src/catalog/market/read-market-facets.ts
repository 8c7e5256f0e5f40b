import { type MarketFacets, marketFacets } from '@rahba/contract/catalog/market/market-facets'
import { countCap } from '@rahba/contract/kernel/count-cap'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { cacheAnswers } from '../../platform/cached-answers.ts'
import { hotList } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { type Search, searchInStages } from '../../platform/search/search-stages.ts'
import { typedWords } from '../../platform/search/terms.ts'
import { chosenFacets, type FacetFilter, maxCandidates, type Reach, writeCandidates } from './facet-candidates.ts'
import { inLanguage } from './market-columns.ts'
import { joinConditions, type MarketFilters } from './market-filters.ts'

/** The maximum number of stores, brands and countries, those with the most products first. A marketplace has fewer categories than `maxPlaces`. */
const maxValues = 20
const maxPlaces = 100

const row = marketFacets.omit({ capped: true, total_capped: true }).extend({ candidates: marketFacets.shape.total }).strict()

/** The statement that counts all facets over one scan of the candidates. */
function writeFacets(query: MarketFilters, search: Search | null, reach: Reach, locale: Locale): SQL {
  const chosen = chosenFacets(query)
  /** The conditions of all chosen filters but its own. */
  const others = (own?: FacetFilter): SQL =>
    joinConditions([sql`c.seen`, ...[...chosen].flatMap(([name, where]) => (name === own ? [] : [where]))])
  const isChosen = (name: FacetFilter): SQL => chosen.get(name) ?? sql`false`

  /** The values of a column with their counts. Chosen values come first, so that the limit never drops them. */
  const values = (column: string, own: FacetFilter, limit: number, from = ''): SQL => {
    const value = sql.raw(`c.${column}`)
    return sql`select ${value} as value, count(*)::int as n from c ${sql.raw(from)} where ${value} is not null and ${others(own)} group by ${value}
      order by bool_or(${isChosen(own)}) desc, n desc, ${value} limit ${sql.raw(String(limit))}`
  }
  const listed = (found: SQL, entry: string, joins = ''): SQL =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object(${sql.raw(entry)}, 'count', v.n) order by v.n desc, v.value), '[]') from (${found}) v ${sql.raw(joins)})`
  const addressed = (column: string) => `'id', x.id, 'slug', x.slug, 'name', ${inLanguage(column, locale)}`
  const places = (table: 'categories' | 'subcategories') =>
    listed(
      values('place', 'subcategory_id', maxPlaces, `join ${table} x on x.id = c.place and x.active`),
      addressed('x.name'),
      `join ${table} x on x.id = v.value`,
    )
  const none = sql`'[]'::jsonb`
  const count = (where: SQL) => sql`(count(*) filter (where ${where}))::int`
  const ranged = others('price')

  return sql`with ${writeCandidates(query, search, reach)}
    select count(*)::int as candidates, ${count(others())} as total,
      ${query.category_id ? none : places('categories')} as categories,
      ${query.category_id ? places('subcategories') : none} as subcategories,
      case when ${count(ranged)} > 0 then jsonb_build_object('min', min(c.price) filter (where ${ranged}), 'max', max(c.price) filter (where ${ranged})) end as price,
      ${listed(values('store_id', 'stores', maxValues), addressed('x.name'), 'join stores x on x.id = v.value')} as stores,
      ${listed(values('brand', 'brands', maxValues), "'name', v.value")} as brands,
      ${listed(values('made_in', 'made_in', maxValues), "'code', v.value")} as made_in,
      ${count(sql`${others('on_offer')} and c.on_offer`)} as on_offer, ${count(sql`${others('in_stock')} and c.in_stock`)} as in_stock
    from c`
}

async function countOnce(
  db: Db,
  query: MarketFilters,
  search: Search | null,
  { narrowed, limit }: Reach,
  locale: Locale,
): Promise<MarketFacets> {
  // One more than is counted tells that there are more.
  const [found] = await hotList(db, writeFacets(query, search, { narrowed, limit: limit + 1 }, locale), row)
  if (!found) throw new Error('The facets gave no row')
  const { candidates, total, ...facets } = found
  const capped = candidates > limit
  return { ...facets, total: Math.min(total, countCap), total_capped: capped || total > countCap, capped }
}

/**
 * Where there are more products than are counted, those that pass the chosen filters may not be among the newest. A second statement then looks
 * for them by their indexes, and only the counts of the chosen filters' own values are those of the first.
 * @param limit the maximum number of products that are counted
 */
export async function countFacets(
  db: Db,
  query: MarketFilters,
  search: Search | null,
  locale: Locale,
  limit = maxCandidates,
): Promise<MarketFacets> {
  const wide = await countOnce(db, query, search, { narrowed: false, limit }, locale)
  const chosen = [...chosenFacets(query).keys()].filter((name) => name !== 'price' && name !== 'in_stock')
  if (!wide.capped || chosen.length === 0) return wide
  const narrow = await countOnce(db, query, search, { narrowed: true, limit }, locale)
  const names = { subcategory_id: 'subcategories', stores: 'stores', brands: 'brands', made_in: 'made_in', on_offer: 'on_offer' } as const
  return { ...narrow, ...Object.fromEntries(chosen.map((name) => [names[name], wide[names[name]]])), capped: true }
}

const nothing: MarketFacets = {
  ...{ total: 0, total_capped: false, capped: false, categories: [], subcategories: [], price: null },
  ...{ stores: [], brands: [], made_in: [], on_offer: 0, in_stock: 0 },
}

async function makeFacets(db: Db, query: MarketFilters, locale: Locale): Promise<MarketFacets> {
  const { q } = query
  if (!q?.trim()) return countFacets(db, query, null, locale)
  if (typedWords(q).length === 0) return nothing
  // The list shows the first reading with a product that passes all filters, so the facets use it too.
  let first: MarketFacets | undefined
  const { rows } = await searchInStages(db, q, async (search) => {
    const found = await countFacets(db, query, search, locale)
    first ??= found
    return found.total > 0 ? [found] : []
  })
  return rows[0] ?? first ?? nothing
}

// Many shoppers open the same category, and counting takes longer than reading its list. 300 answers take about 2 MB.
const cache = cacheAnswers<MarketFacets>({ freshFor: 5000, maxKept: 300 })

/** The products on sale, counted by the values of each filter under all other filters. Answers are up to 5 s old. */
export const readMarketFacets = (db: Db, query: MarketFilters, locale: Locale): Promise<MarketFacets> =>
  cache.read(db, JSON.stringify([locale, query]), () => makeFacets(db, query, locale))

/** Clears the cached facets. */
export const clearFacets = (db: Db): void => cache.forget(db)
