import type { SectionCandidate } from '@rahba/contract/catalog/sections'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { stores } from '../../stores/table.ts'
import { isVisibleStore } from '../../stores/visible.ts'
import { findProducts } from '../search/find-products.ts'
import { products } from '../table.ts'

const offered = 20
const isVisible = and(eq(products.status, 'active'), isNull(products.deleted_at), isVisibleStore)

/** Products that may be picked: those named by `ids` (comma-separated) whatever became of them, or the newest visible ones that match `q`. */
export async function searchSectionProducts(
  db: Db,
  { q, ids }: { q?: string | undefined; ids?: string | undefined },
): Promise<SectionCandidate[]> {
  const found = await findProducts(db, q)
  const named = ids?.split(',').filter((part) => /^[0-9a-f-]{36}$/i.test(part))
  return db
    .select({
      id: products.id,
      name: products.name,
      store: stores.name,
      image: products.image,
      price: products.price,
      price_after_discount: products.price_after_discount,
      visible: sql<boolean>`(${isVisible})`,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(named ? inArray(products.id, named) : and(isVisible, found?.where))
    .orderBy(desc(products.created_at), desc(products.id))
    .limit(named ? 100 : offered)
}
