import { and, eq, isNull, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { endChanges, openChanges } from '../changes/open-changes.ts'
import { heldFiles, keepFiles, storeOwner } from '../changes/product-files.ts'
import { products } from '../table.ts'
import { productVariants } from '../variants/table.ts'
import { lockProduct, type ProductSnapshot } from './lock-product.ts'

/**
 * Deletes a product for everyone but history: orders keep what they sold, its pictures stay for them, and its address and codes are free
 * again. What waits of an edit goes with it. Throws `not_found`.
 */
export async function deleteProduct(db: Db, { id, store_id }: { id: string; store_id: string | null }): Promise<ProductSnapshot> {
  const before = await lockProduct(db, id, store_id)
  const open = await openChanges(db, id)
  await endChanges(db, open, { state: 'superseded' })
  await keepFiles(db, storeOwner(before.store_id), before.store_id, { before: heldFiles(before, open), after: before })
  await db
    .update(products)
    .set({ deleted_at: now, updated_at: now, slug: sql`${products.slug} || '~' || ${products.id}` })
    .where(eq(products.id, id))
  await db
    .update(productVariants)
    .set({ deleted_at: now, updated_at: now })
    .where(and(eq(productVariants.product_id, id), isNull(productVariants.deleted_at)))
  return before
}
