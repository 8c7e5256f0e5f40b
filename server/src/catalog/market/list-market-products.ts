import type { MarketProductCard } from '@rahba/contract/catalog/market/market'
import { defaultSort, type MarketSort } from '@rahba/contract/catalog/market/market-sorts'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { isoMoment } from '../../platform/db/columns.ts'
import { hotList } from '../../platform/db/hot.ts'
import { countRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { encodeCursor } from '../../platform/lists/cursor.ts'
import { recordEmptySearch } from '../../platform/search/empty-searches.ts'
import { readTyped, type Search, searchInStages } from '../../platform/search/search-stages.ts'
import { typedWords } from '../../platform/search/terms.ts'
import { visibleStoreText } from '../../stores/visible.ts'
import { cardOffer, underOfferText, withoutOfferText } from '../offers/running-offer.ts'
import { visibleText } from '../products/visible.ts'
import { hasCode, readCode } from '../search/find-by-sku.ts'
import { type ListedRow, listedRow, productColumns } from './market-columns.ts'
import { isNarrowed, joinConditions, type MarketFilters, needsProductRow, writeFilters } from './market-filters.ts'
import { readPlace } from './read-place.ts'
import { searchFirstPage, writeRank, writeRanked } from './search-first-page.ts'

interface MarketQuery extends MarketFilters {
  limit: number
  cursor?: string | undefined
  /** The usual one if it is left out. */
  sort?: MarketSort | undefined
}

/** A query whose order is decided. */
interface SortedQuery extends MarketQuery {
  sort: MarketSort
}

const orders: Record<MarketSort, { by: string; type: string; direction: 'asc' | 'desc' }> = {
  newest: { by: 'p.created_at', type: 'timestamptz', direction: 'desc' },
  price: { by: 'price', type: 'bigint', direction: 'asc' },
  '-price': { by: 'price', type: 'bigint', direction: 'desc' },
  best_selling: { by: 'p.counted_sales', type: 'int', direction: 'desc' },
  // Ranked by the search itself.
  relevance: { by: 'fit', type: 'float8', direction: 'desc' },
}

interface Source {
  from: string
  /** The rows of this source alone. */
  only: string[]
  /** The column with the price of a piece. */
  price: string
  /** The id beside the price in its index. */
  id: string
}

const everything: Source = { from: 'from products p join stores s on s.id = p.store_id', only: [], price: 'p.final_price', id: 'p.id' }
const withoutOffer: Source = { ...everything, only: [withoutOfferText] }
const reducedWithoutOffer: Source = { ...everything, only: [withoutOfferText, 'p.reduced'] }
const underOffer: Source = {
  from: 'from offer_products op join products p on p.id = op.product_id join stores s on s.id = p.store_id',
  only: [underOfferText],
  price: 'op.price',
  id: 'op.product_id',
}

/**
 * A list that filters or sorts by price uses the price shown, which is today's offer where there is one. Each half then uses an index of its own
 * prices, and only the two first pages are merged. A list of reduced prices has the same halves, without the products that have neither an offer
 * nor a discount. Other lists read all products from one source.
 */
function getSources({ sort, price_from, price_to, on_offer }: SortedQuery): readonly Source[] {
  if (on_offer) return [reducedWithoutOffer, underOffer]
  return sort === 'price' || sort === '-price' || price_from !== undefined || price_to !== undefined
    ? [withoutOffer, underOffer]
    : [everything]
}

/** A card as shoppers read it, from a row of {@link listedRow}. */
export const getCard = ({ place: _, ...row }: ListedRow): MarketProductCard => ({
  ...row,
  price: Number(row.price),
  price_after_discount: row.price_after_discount === null ? null : Number(row.price_after_discount),
  final_price: Number(row.final_price),
  price_to: row.price_to === null ? null : Number(row.price_to),
  offer: cardOffer(row.offer, Number(row.final_price)),
  orderable: row.unavailable_reason === null,
})

function buildConditions(query: SortedQuery, { only, price }: Source): SQL[] {
  const where = [...[visibleText, ...only].map((text) => sql.raw(text)), ...writeFilters(query)]
  if (query.price_from !== undefined) where.push(sql`${sql.raw(price)} >= ${query.price_from}`)
  if (query.price_to !== undefined) where.push(sql`${sql.raw(price)} <= ${query.price_to}`)
  return where
}

const cursorValue = (place: string | number, sort: MarketSort) => (sort === 'newest' ? isoMoment(String(place)) : Number(place))

/** Joins the search documents of products. */
const documentsText = 'join product_documents d on d.product_id = p.id'

/** The place after which a page begins. */
type Place = ReturnType<typeof readPlace> | null

/**
 * The number of rows that a page of `limit` reads, at least one more than it shows. It is part of the statement's text, since the database replans a
 * statement whose limit is a parameter each time, which takes twice as long as running it. Steps of 20 keep it at five statements.
 */
const rowsFor = (limit: number): number => Math.ceil(limit / 20) * 20 + 1

/** The statement of each source, and of their first rows together where there are two. */
function joinSources(query: SortedQuery, of: (source: Source) => SQL, end: SQL): SQL {
  const [one, ...more] = getSources(query).map(of)
  if (!one) throw new Error('A list has a source')
  if (more.length === 0) return sql`${one} ${end}`
  const halves = [one, ...more].map((part) => sql`(${part} ${end})`)
  return sql`select * from (${sql.join(halves, sql` union all `)}) both_halves ${end}`
}

/** The products of a search in the order of a column. */
function writeSorted(query: SortedQuery, search: Search | null, after: Place, locale: Locale): SQL {
  const { by: column, type, direction } = orders[query.sort]
  const of = (source: Source) => {
    const where = buildConditions(query, source)
    const by = query.sort === 'relevance' && search ? writeRank(sql`${search.fit}`) : sql.raw(column === 'price' ? source.price : column)
    if (search) where.push(sql`d.document @@ ${search.filter}::tsquery`, sql`d.on_sale`)
    if (after) {
      const place = sql`(${by}, ${sql.raw(source.id)}) ${sql.raw(direction === 'desc' ? '<' : '>')}`
      where.push(sql`${place} (${after.value}::${sql.raw(type)}, ${after.id}::uuid)`)
    }
    const from = sql.raw(search ? `${source.from} ${documentsText}` : source.from)
    return sql`${sql.raw(`select ${productColumns(locale)},`)} ${by} as place ${from} where ${joinConditions(where)}`
  }
  return joinSources(query, of, sql.raw(`order by place ${direction}, id ${direction} limit ${rowsFor(query.limit)}`))
}

/** The products of a search by their rank, with filters or behind another page. */
function writeRankedPage(query: SortedQuery, search: Search, after: Place, locale: Locale): SQL {
  const rank = writeRank(sql`${search.fit}`)
  const where = [sql`d.document @@ ${search.filter}::tsquery`, sql`d.on_sale`, sql.raw(visibleStoreText), ...writeFilters(query)]
  if (after) where.push(sql`(${rank}, d.product_id) < (${after.value}::float8, ${after.id}::uuid)`)
  const joins = needsProductRow(query) ? ' join products p on p.id = d.product_id' : ''
  return writeRanked(locale, { joins, where: joinConditions(where), rank, rows: rowsFor(query.limit) })
}

/** True if the first page is that of the whole market or of one store. */
const isPlain = (query: SortedQuery): boolean => !needsProductRow(query) && !query.city_id

/** One page of products, or of those that a search finds. */
function readListed(db: Db, query: SortedQuery, search: Search | null, cursor: string | undefined, locale: Locale): Promise<ListedRow[]> {
  const after = cursor ? readPlace(cursor, query.sort) : null
  const byRank = search && query.sort === 'relevance' && getSources(query)[0] === everything
  if (!byRank) return hotList(db, writeSorted(query, search, after, locale), listedRow)
  if (after || !isPlain(query)) return hotList(db, writeRankedPage(query, search, after, locale), listedRow)
  return searchFirstPage(db, search, { store: query.store, rows: rowsFor(query.limit), locale })
}

// A whole code matches few documents, so that a bound on those which are looked through loses none.
const maxCoded = 500

/** The products whose SKU or barcode a search is, which come first; none unless the search looks like a code and is ranked. */
async function readCoded(db: Db, query: SortedQuery, locale: Locale): Promise<ListedRow[]> {
  const code = query.sort === 'relevance' ? readCode(query.q) : null
  const [named] = code ? await readTyped(db, query.q ?? '') : []
  if (!code || !named) return []
  const matching = sql`select d.product_id from product_documents d where d.document @@ ${named.filter}::tsquery and d.on_sale`
  const owners = sql`
    select v.product_id from (${matching} ${sql.raw(`limit ${maxCoded}`)}) d join product_variants v on v.product_id = d.product_id
    where v.deleted_at is null and v.active and ${hasCode(code)}`
  const where = joinConditions([...buildConditions(query, everything), sql`p.id in (${owners})`])
  // Their place is before any rank, for the cursor of a page that holds nothing else.
  const select = sql.raw(`select ${productColumns(locale)}, 1e9::float8 as place ${everything.from}`)
  return hotList(db, sql`${select} where ${where} order by p.id limit 5`, listedRow)
}

type Answer = { data: MarketProductCard[]; meta: { next_cursor: string | null; corrected: string | null; partial: boolean } }

function toPage(rows: readonly ListedRow[], query: SortedQuery, mark: string, search: Search | null, read = rows.length): Answer {
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const more = Math.max(rows.length, read) > query.limit && last
  return {
    data: page.map(getCard),
    meta: {
      next_cursor: more ? mark + encodeCursor([query.sort, cursorValue(last.place, query.sort), last.id]) : null,
      corrected: search?.corrected ?? null,
      partial: search?.partial ?? false,
    },
  }
}

/** True if any product on sale matches `q` as typed: a search in one store or category can miss what others have. */
async function isCalledSo(db: Db, q: string): Promise<boolean> {
  for (const { filter } of await readTyped(db, q)) {
    // With a limit of 1 the planner would read the table from its beginning until a row matches, which may be its end.
    const few = sql`select 1 from product_documents d where d.document @@ ${filter}::tsquery and d.on_sale limit 5000`
    const [found] = await hotList(db, sql`select count(*)::int as n from (${few}) few`, countRow)
    if (found && found.n > 0) return true
  }
  return false
}

// The cursor of a search begins with the stage that found its rows.
const staged = /^(\d{1,2})~(.+)$/

/**
 * Products on sale, one statement a page. Nothing is counted; the answer tells where the next page begins. Only a search that finds nothing as
 * typed needs more statements, for what may have been meant.
 */
export async function listMarketProducts(db: Db, request: MarketQuery, locale: Locale): Promise<Answer> {
  const isSearch = request.q !== undefined && typedWords(request.q).length > 0
  const sort = request.sort ?? defaultSort(request.q)
  // Without a word to search for nothing fits better than another.
  const query = { ...request, sort: sort === 'relevance' && !isSearch ? ('newest' as const) : sort }
  if (!isSearch) {
    // A search of signs alone has no word and finds nothing.
    if (request.q?.trim()) return toPage([], query, '', null)
    return toPage(await readListed(db, query, null, query.cursor, locale), query, '', null)
  }
  const [, stage, place] = query.cursor?.match(staged) ?? []
  if (query.cursor && !place) throw failField('cursor', errors.bad_cursor)
  const found = await searchInStages(
    db,
    request.q ?? '',
    (search) => readListed(db, query, search, place, locale),
    stage === undefined ? undefined : Number(stage),
  )
  if (stage === undefined && !found.asTyped && !(isNarrowed(query) && (await isCalledSo(db, request.q ?? ''))))
    await recordEmptySearch(db, request.q ?? '', found.search?.corrected ?? null)
  const coded = await readCoded(db, query, locale)
  const others = found.rows.filter(({ id }) => !coded.some((row) => row.id === id))
  return toPage(query.cursor ? others : [...coded, ...others], query, `${found.stage}~`, found.search, found.rows.length)
}
