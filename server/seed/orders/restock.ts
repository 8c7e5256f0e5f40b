import type { ProductBulk } from '@rahba/contract/catalog/products/product-bulk'
import { approval } from '@rahba/contract/stores/store-states'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { bulkProduct } from '../../src/catalog/products/bulk-products.ts'
import { products } from '../../src/catalog/table.ts'
import { productVariants } from '../../src/catalog/variants/table.ts'
import { stores } from '../../src/stores/table.ts'
import { before, day, hour, type Market } from '../market.ts'
import { makeRandom } from '../random.ts'

const every = 12
const low = 5

/** When stores fill their shelves: mornings twelve days apart, the last some time before the end, so that a few goods are sold out again. */
export const restockingDays = (market: Market): Date[] =>
  Array.from({ length: 6 }, (_, at) => {
    const moment = before(market, 76 - at * every).getTime()
    return new Date(moment - (moment % day) + 4 * hour)
  })

/** Stores order what ran low and sold well. */
export async function restock({ tx }: Market): Promise<void> {
  const random = makeRandom('restock')
  const short = await tx
    .select({ id: products.id, store_id: products.store_id, variant_id: productVariants.id })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(
      and(
        lte(productVariants.quantity, low),
        gt(productVariants.sales, 2),
        isNull(productVariants.deleted_at),
        eq(products.status, 'active'),
        isNull(products.deleted_at),
        eq(stores.approved, approval.approved),
      ),
    )
    .orderBy(sql`${stores.slug}`, sql`${products.slug}`, productVariants.position)
  for (const { id, store_id, variant_id } of short) {
    if (random.chance(0.15)) continue
    const value = random.between(4, 9) * 5
    if (variant_id !== id) {
      await tx
        .update(productVariants)
        .set({ quantity: sql`${productVariants.quantity} + ${value}` })
        .where(eq(productVariants.id, variant_id))
      continue
    }
    const bulk: ProductBulk = { action: 'stock_add', ids: [id], value }
    await bulkProduct(tx, { store_id, id, bulk, locale: 'ar', moderate: true })
  }
}
