import { type MarketProductCard, marketProductCard } from '@rahba/contract/catalog/market'
import type { MarketSort } from '@rahba/contract/catalog/market-sorts'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMoment } from '../../platform/db/columns.ts'
import { hotList } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { encodeCursor } from '../../platform/lists/cursor.ts'
import { searchWords } from '../../platform/lists/search.ts'
import { cardOffer, runningOfferText, underOfferText, withoutOfferText } from '../offers/running-offer.ts'
import { unavailableText, visibleText } from '../products/visible.ts'
import { readPlace } from './read-place.ts'
import { vatOfPriceText } from './vat-of-price.ts'
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

/** A card as a statement gives it: what it is worth under its offer, and whether it can be ordered, are worked out here. */
export const cardColumns = marketProductCard.omit({ orderable: true }).extend({
  offer: marketProductCard.shape.offer.unwrap().omit({ price: true }).nullable(),
})
/** The prices of a row, which the driver reads as text. */
export const priceTexts = { price: z.string(), price_after_discount: z.string().nullable(), final_price: z.string() }
const listedRow = cardColumns
  .extend({
    ...priceTexts,
    /** The value sorted by: only the last row's is ever read. */
    place: z.union([z.string(), z.number()]),
  })
  .strict()
type Row = z.output<typeof listedRow>

const orders: Record<MarketSort, { by: string; type: string; direction: 'asc' | 'desc' }> = {
  newest: { by: 'p.created_at', type: 'timestamptz', direction: 'desc' },
  price: { by: 'price', type: 'bigint', direction: 'asc' },
  '-price': { by: 'price', type: 'bigint', direction: 'desc' },
  best_selling: { by: 'p.counted_sales', type: 'int', direction: 'desc' },
}

interface Source {
  from: string
  /** The rows of this source alone. */
  only: string[]
  /** The column with the price of a piece. */
  price: string
  /** The id that stands beside the price in its index. */
  id: string
}

const everything: Source = { from: 'from products p join stores s on s.id = p.store_id', only: [], price: 'p.final_price', id: 'p.id' }
const withoutOffer: Source = { ...everything, only: [withoutOfferText] }
const underOffer: Source = {
  from: 'from offer_products op join products p on p.id = op.product_id join stores s on s.id = p.store_id',
  only: [underOfferText],
  price: 'op.price',
  id: 'op.product_id',
}

/**
 * A list that filters or sorts by price uses the price shown, which is today's offer where there is one. Each half then uses an index of its own
 * prices, and only the two first pages are merged. Other lists read all products from one source.
 */
const getSources = ({ sort, price_from, price_to }: MarketQuery): readonly Source[] =>
  sort === 'price' || sort === '-price' || price_from !== undefined || price_to !== undefined ? [withoutOffer, underOffer] : [everything]

/** A bilingual column in one language, the other where that side is empty. `locale` is one of two words of our own, never a caller's text. */
export const inLanguage = (column: string, locale: Locale): string =>
  `coalesce(nullif(${column}->>'${locale}', ''), ${column}->>'${locale === 'ar' ? 'en' : 'ar'}')`

/** The columns of a product's card, over `products p join stores s`. */
export const productColumns = (
  locale: Locale,
) => `p.id, p.slug, ${inLanguage('p.name', locale)} as name, p.image, p.price, p.price_after_discount, p.final_price, ${vatOfPriceText},
  ${runningOfferText} as offer, ${unavailableText} as unavailable_reason, s.slug as store_slug, ${inLanguage('s.name', locale)} as store_name`

const getCard = ({ place: _, ...row }: Row): MarketProductCard => ({
  ...row,
  price: Number(row.price),
  price_after_discount: row.price_after_discount === null ? null : Number(row.price_after_discount),
  final_price: Number(row.final_price),
  offer: cardOffer(row.offer, Number(row.final_price)),
  orderable: row.unavailable_reason === null,
})

function buildConditions(query: MarketQuery, { only, price }: Source): SQL[] {
  const where = [visibleText, ...only].map((text) => sql.raw(text))
  if (query.store) where.push(sql`s.slug = ${query.store}`)
  if (query.category_id) where.push(sql`p.category_id = ${query.category_id}`)
  if (query.subcategory_id) where.push(sql`p.subcategory_id = ${query.subcategory_id}`)
  if (query.shelf_id) where.push(sql`p.shelf_id = ${query.shelf_id}`)
  if (query.price_from !== undefined) where.push(sql`${sql.raw(price)} >= ${query.price_from}`)
  if (query.price_to !== undefined) where.push(sql`${sql.raw(price)} <= ${query.price_to}`)
  return where
}

const cursorValue = (place: string | number, sort: MarketSort) => (sort === 'newest' ? isoMoment(String(place)) : Number(place))

/**
 * The number of rows that a page of `limit` reads, at least one more than it shows. It is part of the statement's text, since the database replans a
 * statement whose limit is a parameter each time, which takes twice as long as running it. Steps of 20 keep it at five statements.
 */
const rowsFor = (limit: number): number => Math.ceil(limit / 20) * 20 + 1

/** The statement of each source, and of their first rows together where there are two. */
function joined(query: MarketQuery, of: (source: Source) => SQL, end: SQL): SQL {
  const [one, ...more] = getSources(query).map(of)
  if (!one) throw new Error('A list has a source')
  if (more.length === 0) return sql`${one} ${end}`
  const halves = [one, ...more].map((part) => sql`(${part} ${end})`)
  return sql`select * from (${sql.join(halves, sql` union all `)}) both_halves ${end}`
}

const and = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

async function listed(db: Db, query: MarketQuery, words: readonly string[], locale: Locale): Promise<Row[]> {
  const { by: column, type, direction } = orders[query.sort]
  const after = query.cursor ? readPlace(query.cursor, query.sort) : null
  const of = (source: Source) => {
    const where = buildConditions(query, source)
    const by = column === 'price' ? source.price : column
    for (const word of words) where.push(sql`p.search like '%' || ar_norm_1(${word}) || '%'`)
    if (after) {
      const place = sql.raw(`(${by}, ${source.id}) ${direction === 'desc' ? '<' : '>'}`)
      where.push(sql`${place} (${after.value}::${sql.raw(type)}, ${after.id}::uuid)`)
    }
    return sql`${sql.raw(`select ${productColumns(locale)}, ${by} as place ${source.from} where`)} ${and(where)}`
  }
  const end = sql.raw(`order by place ${direction}, id ${direction} limit ${rowsFor(query.limit)}`)
  return hotList(db, joined(query, of, end), listedRow)
}

/** Finds products that resemble the search if none has all its words: typing errors, a missing or added article. The closest come first. */
async function resembling(db: Db, query: MarketQuery, locale: Locale): Promise<Row[]> {
  const term = sql`ar_norm_1(${query.q})`
  const of = (source: Source) =>
    sql`select ${sql.raw(productColumns(locale))}, -word_similarity(${term}, p.search) as place ${sql.raw(source.from)} where ${and([...buildConditions(query, source), sql`${term} <% p.search`])}`
  return hotList(db, joined(query, of, sql.raw(`order by place, id limit ${rowsFor(query.limit)}`)), listedRow)
}

type Answer = { data: MarketProductCard[]; meta: { next_cursor: string | null } }

function toPage(rows: readonly Row[], query: MarketQuery, mark: string): Answer {
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const more = rows.length > query.limit && last
  return {
    data: page.map(getCard),
    meta: { next_cursor: more ? mark + encodeCursor([query.sort, cursorValue(last.place, query.sort), last.id]) : null },
  }
}

// Before the cursor of a search that went on without articles.
const bareMark = '~'

/**
 * Products on sale, one statement a page. Nothing is counted; the answer tells where the next page begins. Only a search that finds nothing asks
 * again: without articles (القهوة is قهوة), then for what resembles it.
 */
export async function listMarketProducts(db: Db, query: MarketQuery, locale: Locale): Promise<Answer> {
  const words = searchWords(query.q)
  const bare = withoutArticles(words)
  if (bare && query.cursor?.startsWith(bareMark))
    return toPage(await listed(db, { ...query, cursor: query.cursor.slice(1) }, bare, locale), query, bareMark)
  const rows = await listed(db, query, words, locale)
  if (rows.length > 0 || words.length === 0 || query.cursor) return toPage(rows, query, '')
  const bareRows = bare ? await listed(db, query, bare, locale) : []
  if (bareRows.length > 0) return toPage(bareRows, query, bareMark)
  const similar = await resembling(db, query, locale)
  return { data: similar.slice(0, query.limit).map(getCard), meta: { next_cursor: null } }
}
