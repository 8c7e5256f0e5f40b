import type { Page } from '@rahba/contract/kernel/page'
import type { Referenced } from '@rahba/contract/kernel/resource'
import type { StoreRow } from '@rahba/contract/stores/admin-stores'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { categories } from '../catalog/category-table.ts'
import { cities } from '../places/table.ts'
import type { Db } from '../platform/db/types.ts'
import { pageOf } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { storeMembers, stores } from './table.ts'

export interface StoreFilters {
  q?: string | undefined
  approved?: number[] | undefined
  category_id?: string | undefined
  city_id?: string | undefined
  is_online?: boolean | undefined
  has_complete_data?: boolean | undefined
  featured?: boolean | undefined
}

// What the platform owes the store less what the store owes: read from the ledger's accounts by their key.
const balance = sql<number>`(select coalesce(sum(case a.code when 'store_dues' then -a.balance else a.balance end), 0)::float8
  from ledger_accounts a where a.owner_id = ${stores.id} and a.code in ('store_pending', 'store_available', 'store_dues'))`

function conditionOf({ q, approved, category_id, city_id, is_online, has_complete_data, featured }: StoreFilters): SQL | undefined {
  const owner = q ? sql`exists (select 1 from store_members m where m.store_id = ${stores.id} and m.is_owner and (m.phone like ${`%${q}%`} or m.email like ${`${q.toLowerCase()}%`}))` : undefined
  return and(
    q ? or(matches(stores.search, q), owner) : undefined,
    approved ? inArray(stores.approved, approved) : undefined,
    category_id ? eq(stores.category_id, category_id) : undefined,
    city_id ? eq(stores.city_id, city_id) : undefined,
    is_online === undefined ? undefined : eq(stores.is_online, is_online),
    has_complete_data === undefined ? undefined : eq(stores.has_complete_data, has_complete_data),
    featured === undefined ? undefined : featured ? isNotNull(stores.featured_position) : isNull(stores.featured_position),
  )
}

/** A page of stores with owner, place, state and balance. */
export function listStores(db: Db, query: StoreFilters & { page: number; per_page: number; cursor?: string | undefined; sort: string }): Promise<Page<StoreRow>> {
  const sorts = { created_at: { by: stores.created_at, value: (row: StoreRow) => row.created_at } }
  return pageOf(db, query, {
    from: stores,
    id: stores.id,
    where: conditionOf(query),
    sorts,
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select({
          id: stores.id, slug: stores.slug, logo: stores.logo, name: stores.name, owner: storeMembers.name, phone: storeMembers.phone,
          category: { id: categories.id, title: categories.name }, city: { id: cities.id, title: cities.name },
          approved: stores.approved, is_online: stores.is_online, has_complete_data: stores.has_complete_data, featured: sql<boolean>`${stores.featured_position} is not null`,
          balance, submitted_at: stores.submitted_at, created_at: stores.created_at,
        })
        .from(stores)
        .innerJoin(storeMembers, and(eq(storeMembers.store_id, stores.id), eq(storeMembers.is_owner, true)))
        .leftJoin(categories, eq(categories.id, stores.category_id))
        .leftJoin(cities, eq(cities.id, stores.city_id))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}

/** Stores to choose from in a form: by ids, or the first that match. */
export function storeOptions(db: Db, { q, ids }: { q?: string | undefined; ids?: string | undefined }): PromiseLike<Referenced[]> {
  const wanted = ids?.split(',').filter((part) => /^[0-9a-f-]{36}$/.test(part))
  return db
    .select({ id: stores.id, title: stores.name })
    .from(stores)
    .where(wanted ? inArray(stores.id, wanted) : matches(stores.search, q))
    .orderBy(sql`${stores.name} ->> 'ar'`)
    .limit(wanted ? 100 : 50)
}
