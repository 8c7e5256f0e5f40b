import type { MarketProductCard } from '@rahba/contract/catalog/market'
import type { MarketSort } from '@rahba/contract/catalog/market-sorts'
import type { UnavailableReason } from '@rahba/contract/catalog/why-not-sellable'
import type { Locale } from '@rahba/contract/kernel/locale'
import { searchWords } from '../../platform/lists/search.ts'
import { cardOffer, runningOfferText } from '../offers/running-offer.ts'
import { unavailableText, visibleText } from '../products/visible.ts'
import { decodeCursor, encodeCursor, type Prepared, parameters, rowsOf } from './statement.ts'
import { withoutArticles } from './without-articles.ts'

interface MarketQuery {
  limit: number
  cursor?: string | undefined
  q?: string | undefined
  category_id?: string | undefined
  subcategory_id?: string | undefined
  shelf_id?: string | undefined
  /** A store's slug. */
  store?: string | undefined
  price_from?: number | undefined
  price_to?: number | undefined
  sort: MarketSort
}

interface Row {
  id: string
  slug: string
  name: string
  image: string | null
  price: string
  price_after_discount: string | null
  final_price: string
  offer: MarketProductCard['offer']
  unavailable_reason: UnavailableReason | null
  store_slug: string
  store_name: string
  /** The value sorted by, as text: only the last row's is ever read. */
  place: string
}

const orders: Record<MarketSort, { by: string; type: string; direction: 'asc' | 'desc' }> = {
  newest: { by: 'p.created_at', type: 'timestamptz', direction: 'desc' },
  price: { by: 'p.final_price', type: 'bigint', direction: 'asc' },
  '-price': { by: 'p.final_price', type: 'bigint', direction: 'desc' },
  best_selling: { by: 'p.sales', type: 'int', direction: 'desc' },
}

/** A bilingual column in one language, the other where that side is empty. `locale` is one of two words of our own, never a caller's text. */
export const inLanguage = (column: string, locale: Locale): string =>
  `coalesce(nullif(${column}->>'${locale}', ''), ${column}->>'${locale === 'ar' ? 'en' : 'ar'}')`

/** What a product's card shows, over `products p join stores s`. */
export const productColumns = (
  locale: Locale,
) => `p.id, p.slug, ${inLanguage('p.name', locale)} as name, p.image, p.price, p.price_after_discount, p.final_price,
  ${runningOfferText} as offer, ${unavailableText} as unavailable_reason, s.slug as store_slug, ${inLanguage('s.name', locale)} as store_name`

const cardOf = ({ place: _, ...row }: Row): MarketProductCard => ({
  ...row,
  price: Number(row.price),
  price_after_discount: row.price_after_discount === null ? null : Number(row.price_after_discount),
  final_price: Number(row.final_price),
  offer: cardOffer(row.offer, Number(row.final_price)),
  orderable: row.unavailable_reason === null,
})

function conditionsOf(query: MarketQuery, $: (value: unknown) => string): string[] {
  const where = [visibleText]
  if (query.store) where.push(`s.slug = ${$(query.store)}`)
  if (query.category_id) where.push(`p.category_id = ${$(query.category_id)}`)
  if (query.subcategory_id) where.push(`p.subcategory_id = ${$(query.subcategory_id)}`)
  if (query.shelf_id) where.push(`p.shelf_id = ${$(query.shelf_id)}`)
  if (query.price_from !== undefined) where.push(`p.final_price >= ${$(query.price_from)}`)
  if (query.price_to !== undefined) where.push(`p.final_price <= ${$(query.price_to)}`)
  return where
}

const from = 'from products p join stores s on s.id = p.store_id'
const cursorValue = (place: string, sort: MarketSort) => (sort === 'newest' ? new Date(place).toISOString() : Number(place))

/**
 * How many rows a page of `limit` asks for, one more than it shows at least. It stands in the statement, not beside it: the database plans a statement
 * whose limit it can't see anew each time, which takes twice as long as running it. In steps, so that there are five statements and not a hundred.
 */
const rowsFor = (limit: number): number => Math.ceil(limit / 20) * 20 + 1

async function listed(db: Prepared, query: MarketQuery, words: readonly string[], locale: Locale): Promise<Row[]> {
  const { $, values } = parameters()
  const where = conditionsOf(query, $)
  for (const word of words) where.push(`p.search like '%' || ar_norm_1(${$(word)}) || '%'`)
  const { by, type, direction } = orders[query.sort]
  if (query.cursor) {
    const { value, id } = decodeCursor(query.cursor, query.sort)
    where.push(`(${by}, p.id) ${direction === 'desc' ? '<' : '>'} (${$(value)}::${type}, ${$(id)}::uuid)`)
  }
  const text = `select ${productColumns(locale)}, ${by}::text as place ${from} where ${where.join(' and ')} order by ${by} ${direction}, p.id ${direction} limit ${rowsFor(query.limit)}`
  return rowsOf<Row>(db, text, values)
}

/** What resembles the search when nothing holds all its words: typing errors, a missing or added article. The closest come first. */
async function resembling(db: Prepared, query: MarketQuery, locale: Locale): Promise<Row[]> {
  const { $, values } = parameters()
  const where = conditionsOf(query, $)
  const term = `ar_norm_1(${$(query.q)})`
  where.push(`${term} <% p.search`)
  return rowsOf<Row>(
    db,
    `select ${productColumns(locale)}, '' as place ${from} where ${where.join(' and ')} order by word_similarity(${term}, p.search) desc, p.id limit ${$(query.limit)}`,
    values,
  )
}

type Answer = { data: MarketProductCard[]; meta: { next_cursor: string | null } }

function pageOf(rows: readonly Row[], query: MarketQuery, mark: string): Answer {
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const more = rows.length > query.limit && last
  return {
    data: page.map(cardOf),
    meta: { next_cursor: more ? mark + encodeCursor([query.sort, cursorValue(last.place, query.sort), last.id]) : null },
  }
}

// Before the cursor of a search that went on without articles.
const bareMark = '~'

/**
 * Products on sale, one statement a page. Nothing is counted; the answer tells where the next page begins. Only a search that finds nothing asks
 * again: without articles (القهوة is قهوة), then for what resembles it.
 */
export async function listMarketProducts(db: Prepared, query: MarketQuery, locale: Locale): Promise<Answer> {
  const words = searchWords(query.q)
  const bare = withoutArticles(words)
  if (bare && query.cursor?.startsWith(bareMark))
    return pageOf(await listed(db, { ...query, cursor: query.cursor.slice(1) }, bare, locale), query, bareMark)
  const rows = await listed(db, query, words, locale)
  if (rows.length > 0 || words.length === 0 || query.cursor) return pageOf(rows, query, '')
  const bareRows = bare ? await listed(db, query, bare, locale) : []
  if (bareRows.length > 0) return pageOf(bareRows, query, bareMark)
  const similar = await resembling(db, query, locale)
  return { data: similar.map(cardOf), meta: { next_cursor: null } }
}
