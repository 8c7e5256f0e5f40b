import type { Bilingual } from '@rahba/contract/kernel/locale'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { exportPageRows, pageOfExport, type ReadList } from '../../shoppers/account/records.ts'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'
import { favourites } from './table.ts'

/** Removes what a shopper keeps. */
export async function deleteFavourites(db: Db, user_id: string): Promise<void> {
  await db.delete(favourites).where(eq(favourites.user_id, user_id))
}

/** Exports the products and stores that a shopper keeps. */
export const exportFavourites: ReadList<'favourites'> = async (db, user_id, after) => {
  const rows = await db
    .select({
      id: favourites.id,
      created_at: favourites.created_at,
      product: sql<Bilingual | null>`${products.name}`,
      store: sql<Bilingual>`${stores.name}`,
    })
    .from(favourites)
    .leftJoin(products, eq(products.id, favourites.product_id))
    .innerJoin(stores, sql`${stores.id} = coalesce(${favourites.store_id}, ${products.store_id})`)
    .where(and(eq(favourites.user_id, user_id), after ? gt(favourites.id, after) : undefined))
    .orderBy(asc(favourites.id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}
