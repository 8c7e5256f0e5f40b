import { whyNotSellable } from '@rahba/contract/catalog/products/why-not-sellable'
import type { SectionCandidate } from '@rahba/contract/catalog/sections/sections'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { stores } from '../../stores/table.ts'
import { isVisibleStore, ordersStopped } from '../../stores/visible.ts'
import { findProducts } from '../search/find-products.ts'
import { products } from '../table.ts'

const offered = 20
const isVisible = and(eq(products.status, 'active'), isNull(products.deleted_at), isVisibleStore)

type Product = Parameters<typeof whyNotSellable>[0]

/** The reasons that shoppers feel. The fields that a review misses are the store's to fill in. */
const getReasons = (product: Pick<Product, 'status' | 'quantity' | 'deleted'>, store: Parameters<typeof whyNotSellable>[1]) =>
  whyNotSellable({ ...product, images: 1, category_id: null, description: { ar: '', en: '' } }, store).flatMap(({ kind, code }) =>
    kind === 'stops' ? code : [],
  )

/** Products that may be picked: those named by `ids` (comma-separated) in any state, or the newest visible ones that match `q`. */
export async function searchSectionProducts(
  db: Db,
  { q, ids }: { q?: string | undefined; ids?: string | undefined },
): Promise<SectionCandidate[]> {
  const found = await findProducts(db, q)
  const named = ids?.split(',').filter((part) => /^[0-9a-f-]{36}$/i.test(part))
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      store: stores.name,
      image: products.image,
      price: products.price,
      price_after_discount: products.price_after_discount,
      visible: sql<boolean>`(${isVisible})`,
      product: {
        status: products.status,
        quantity: products.quantity,
        deleted: sql<boolean>`${products.deleted_at} is not null`,
      },
      shop: {
        approved: stores.approved,
        is_online: stores.is_online,
        orders_stopped: ordersStopped,
        paper_restriction: stores.paper_restriction,
      },
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(named ? inArray(products.id, named) : and(isVisible, found?.where))
    .orderBy(desc(products.created_at), desc(products.id))
    .limit(named ? 100 : offered)
  return rows.map(({ product, shop, ...row }) => ({ ...row, why: getReasons(product, shop) }))
}
