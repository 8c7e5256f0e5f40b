import { type SQL, sql } from 'drizzle-orm'
import { todayText } from '../../platform/db/today.ts'
import type { Search } from '../../platform/search/search-stages.ts'
import { servesCity } from '../../stores/profile/delivery-rule.ts'
import { visibleStoreText } from '../../stores/visible.ts'
import { idsOfStores, joinConditions, type MarketFilters, writeMembership } from './market-filters.ts'

/** The maximum number of products that facets count: the newest of a category, of a store or of the market. */
export const maxCandidates = 10_000

/** How far candidates reach. */
export interface Reach {
  narrowed: boolean
  limit: number
}

/** A filter whose values are counted; it does not narrow its own counts. */
export type FacetFilter = 'subcategory_id' | 'stores' | 'brands' | 'made_in' | 'price' | 'on_offer' | 'in_stock'

/** The chosen filters among them, each as a condition over the candidates. */
export function chosenFacets(query: MarketFilters): Map<FacetFilter, SQL> {
  const chosen = new Map<FacetFilter, SQL>()
  // Without a category there are no subcategories to choose among, so that a subcategory narrows everything.
  if (query.category_id && query.subcategory_id) chosen.set('subcategory_id', sql`c.place = ${query.subcategory_id}::uuid`)
  if (query.stores?.length) chosen.set('stores', sql`c.store_id = any(${idsOfStores(query.stores)})`)
  if (query.brands?.length) chosen.set('brands', writeMembership(sql`c.brand`, query.brands))
  if (query.made_in?.length) chosen.set('made_in', writeMembership(sql`c.made_in`, query.made_in))
  const prices = [
    ...(query.price_from === undefined ? [] : [sql`c.price >= ${query.price_from}`]),
    ...(query.price_to === undefined ? [] : [sql`c.price <= ${query.price_to}`]),
  ]
  if (prices.length > 0) chosen.set('price', sql.join(prices, sql` and `))
  if (query.on_offer) chosen.set('on_offer', sql`c.on_offer`)
  if (query.in_stock) chosen.set('in_stock', sql`c.in_stock`)
  return chosen
}

/** The chosen filters that have an index, by which the candidates of a large market are narrowed. */
function writeIndexed({ subcategory_id, stores, brands, made_in, on_offer }: MarketFilters): SQL[] {
  // Each half has an index of its own.
  const offered = sql.raw(
    `p.id in ((select op.product_id from offer_products op where op.days @> (select ${todayText}) limit ${maxCandidates})
      union all (select r.id from products r where r.status = 'active' and r.deleted_at is null and r.reduced order by r.created_at desc limit ${maxCandidates}))`,
  )
  return [
    ...(subcategory_id ? [sql`p.subcategory_id = ${subcategory_id}`] : []),
    ...(stores?.length ? [sql`p.store_id = any(${idsOfStores(stores)})`] : []),
    ...(brands?.length ? [writeMembership(sql`p.brand`, brands)] : []),
    ...(made_in?.length ? [writeMembership(sql`p.made_in`, made_in)] : []),
    ...(on_offer ? [offered] : []),
  ]
}

/**
 * The common table `c` of the products that are counted, each with `place` (its subcategory, or its category if none is chosen), the values that
 * facets are made of, and whether shoppers see it. It reads no more than `limit` products, also where most are hidden.
 *
 * Offers are looked up by the ids of these products in one sweep of their index. A join would read all offers of a large market.
 * @param narrowed true to leave only products that pass the chosen facets, as far as an index finds them
 */
export function writeCandidates(query: MarketFilters, search: Search | null, { narrowed, limit }: Reach): SQL {
  const { category_id, subcategory_id, shelf_id, store, city_id } = query
  const where = [sql`p.status = 'active' and p.deleted_at is null`]
  if (category_id) where.push(sql`p.category_id = ${category_id}`)
  else if (subcategory_id) where.push(sql`p.subcategory_id = ${subcategory_id}`)
  if (shelf_id) where.push(sql`p.shelf_id = ${shelf_id}`)
  if (store) where.push(sql`p.store_id = (select x.id from stores x where x.slug = ${store})`)
  if (search) where.push(sql`d.document @@ ${search.filter}::tsquery and d.on_sale`)
  if (narrowed) where.push(...writeIndexed(query))
  const from = search ? sql`product_documents d join products p on p.id = d.product_id` : sql`products p`
  const order = search ? sql`` : sql`order by p.created_at desc`
  const place = category_id ? sql`p.subcategory_id` : sql`p.category_id`
  const visible = sql.raw(visibleStoreText)
  const seen = city_id ? sql`${visible} and ${servesCity(sql`${city_id}::uuid`)}` : visible
  return sql`page as materialized (
      select p.id, ${place} as place, p.store_id, p.brand, p.made_in, p.final_price, p.stock_level > 0 as in_stock, p.reduced
      from ${from} where ${joinConditions(where)} ${order} limit ${sql.raw(String(limit))}
    ), c as materialized (
      select p.place, p.store_id, p.brand, p.made_in, p.in_stock, coalesce(op.price, p.final_price)::float8 as price, p.reduced or op.product_id is not null as on_offer, ${seen} as seen
      from page p join stores s on s.id = p.store_id
      left join (
        select o.product_id, o.price from offer_products o where o.product_id = any(array(select id from page)) and o.days @> ${sql.raw(todayText)}
      ) op on op.product_id = p.id
    )`
}
