import { isUuid } from '@rahba/contract/kernel/is-uuid'
import { type SQL, sql } from 'drizzle-orm'
import { servesCity } from '../../stores/profile/delivery-rule.ts'

/** The filters of the market as a call gives them (contract `marketFilters`). */
export interface MarketFilters {
  q?: string | undefined
  category_id?: string | undefined
  subcategory_id?: string | undefined
  shelf_id?: string | undefined
  /** A store's slug. */
  store?: string | undefined
  stores?: string[] | undefined
  city_id?: string | undefined
  price_from?: number | undefined
  price_to?: number | undefined
  on_offer?: boolean | undefined
  in_stock?: boolean | undefined
  brands?: string[] | undefined
  made_in?: string[] | undefined
}

export const joinConditions = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

/** True where `column` is one of the texts. */
export const writeMembership = (column: SQL, texts: readonly string[]): SQL => sql`${column} = any(${sql.param([...texts])}::text[])`

/** The ids of stores that are named by ids or slugs, as an array that the database makes once a statement. */
export function idsOfStores(named: readonly string[]): SQL {
  const ids = sql.param(named.map((name) => name.toLowerCase()).filter(isUuid))
  return sql`array(select x.id from stores x where x.slug = any(${sql.param([...named])}::text[]) or x.id = any(${ids}::uuid[]))`
}

/** True if the filters read the row of a product, not only its store and price. */
export const needsProductRow = ({ category_id, subcategory_id, shelf_id, stores, brands, made_in, in_stock }: MarketFilters): boolean =>
  Boolean(category_id ?? subcategory_id ?? shelf_id) || [stores, brands, made_in].some((values) => values?.length) || in_stock === true

/** True if any filter is set, beside the words of a search. */
export const isNarrowed = (query: MarketFilters): boolean =>
  needsProductRow(query) ||
  query.on_offer === true ||
  [query.store, query.city_id, query.price_from, query.price_to].some((value) => value !== undefined)

/**
 * The conditions over `products p join stores s` of all filters but the price, the offer and the search, whose tables depend on the list.
 * A filter without a value is ignored.
 */
export function writeFilters(query: MarketFilters): SQL[] {
  const where: SQL[] = []
  if (query.store) where.push(sql`s.slug = ${query.store}`)
  if (query.stores?.length) where.push(sql`p.store_id = any(${idsOfStores(query.stores)})`)
  if (query.city_id) where.push(servesCity(sql`${query.city_id}::uuid`))
  if (query.category_id) where.push(sql`p.category_id = ${query.category_id}`)
  if (query.subcategory_id) where.push(sql`p.subcategory_id = ${query.subcategory_id}`)
  if (query.shelf_id) where.push(sql`p.shelf_id = ${query.shelf_id}`)
  if (query.brands?.length) where.push(writeMembership(sql`p.brand`, query.brands))
  if (query.made_in?.length) where.push(writeMembership(sql`p.made_in`, query.made_in))
  if (query.in_stock) where.push(sql`p.quantity >= 1`)
  return where
}
