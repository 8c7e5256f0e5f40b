import type { Bilingual } from '@rahba/contract/kernel/locale'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { exportPageRows, pageOfExport, type ReadList } from '../../shoppers/account/records.ts'
import { products } from '../table.ts'
import { productVariants } from '../variants/table.ts'
import { stockWatches } from './table.ts'

/** Removes what a shopper waits for. */
export async function deleteStockWatches(db: Db, user_id: string): Promise<void> {
  await db.delete(stockWatches).where(eq(stockWatches.user_id, user_id))
}

/** Exports the products that a shopper waits for. */
export const exportWatches: ReadList<'stock_watches'> = async (db, user_id, after) => {
  const rows = await db
    .select({ id: stockWatches.id, created_at: stockWatches.created_at, product: sql<Bilingual>`${products.name}` })
    .from(stockWatches)
    .innerJoin(productVariants, eq(productVariants.id, stockWatches.variant_id))
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .where(and(eq(stockWatches.user_id, user_id), after ? gt(stockWatches.id, after) : undefined))
    .orderBy(asc(stockWatches.id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}
