import type { OfferState, OfferType } from '@rahba/contract/catalog/offers/offer-types'
import type { OfferDetail, OfferProduct, OfferRow } from '@rahba/contract/catalog/offers/offers'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { getOrder, type PageQuery, type Sort, toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { offerState } from './offer-state.ts'
import { offers } from './table.ts'

export interface OfferFilters {
  store_id: string
  q?: string | undefined
  state?: OfferState[] | undefined
  offer_type?: OfferType[] | undefined
  sort: string
}

// Table names are written out: Drizzle omits them in a selection from one table, and both tables have an id.
const columns = {
  id: offers.id,
  offer_type: offers.offer_type,
  offer_value: offers.offer_value,
  start_date: offers.start_date,
  end_date: offers.end_date,
  state: offerState,
  stopped_at: offers.stopped_at,
  products_count: sql<number>`(select count(*)::int from offer_products x where x.offer_id = offers.id)`,
  first_product: sql<
    OfferRow['first_product']
  >`(select jsonb_build_object('id', p.id, 'name', p.name, 'image', p.image) from offer_products x join products p on p.id = x.product_id where x.offer_id = offers.id order by p.name->>'ar', p.id limit 1)`,
  created_at: offers.created_at,
  updated_at: offers.updated_at,
}

const sorts: Record<string, Sort<OfferRow>> = {
  start_date: { by: offers.start_date, value: (row) => row.start_date },
  end_date: { by: offers.end_date, value: (row) => row.end_date },
  created_at: { by: offers.created_at, value: (row) => row.created_at },
}

function holds(q: string | undefined): SQL | undefined {
  const found = matches(sql`p.search`, q)
  return (
    found && sql`exists (select from offer_products x join products p on p.id = x.product_id where x.offer_id = offers.id and ${found})`
  )
}

const buildCondition = (query: OfferFilters): SQL | undefined =>
  and(
    eq(offers.store_id, query.store_id),
    query.state?.length ? inArray(offerState, query.state) : undefined,
    query.offer_type?.length ? inArray(offers.offer_type, query.offer_type) : undefined,
    holds(query.q),
  )

/** One page of a store's offers. The search finds them by the names of their products. */
export function listOffers(db: Db, query: PageQuery & OfferFilters): Promise<Page<OfferRow>> {
  return toPage(db, query, {
    from: offers,
    id: offers.id,
    where: buildCondition(query),
    sorts,
    rows: (cut) =>
      db
        .select(columns)
        .from(offers)
        .where(cut.where)
        .orderBy(...cut.orderBy)
        .limit(cut.limit)
        .offset(cut.offset),
  })
}

const products = sql<OfferProduct[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'image', p.image, 'price', p.price, 'price_after_discount', p.price_after_discount) order by p.name->>'ar', p.id), '[]')
  from offer_products x join products p on p.id = x.product_id where x.offer_id = offers.id)`

/** The first `limit` offers of the filtered list, with their products. */
export const firstOffers = (db: Db, query: OfferFilters, limit: number): PromiseLike<OfferDetail[]> =>
  db
    .select({ ...columns, products })
    .from(offers)
    .where(buildCondition(query))
    .orderBy(...getOrder(sorts, query.sort, offers.id))
    .limit(limit)

/** An offer of the store's with its products. Throws `not_found`. */
export async function readOffer(db: Db, { id, store_id }: { id: string; store_id: string }): Promise<OfferDetail> {
  const [row] = await db
    .select({ ...columns, products })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.store_id, store_id)))
  if (!row) throw fail(errors.not_found)
  return row
}
