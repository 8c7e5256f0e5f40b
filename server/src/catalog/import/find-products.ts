import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { products } from '../table.ts'

const { search: _, ...columns } = getTableColumns(products)

/** The store's products that rows name by id or barcode, with their parts, in one statement. */
export async function findProducts(db: Db, store_id: string, { ids, barcodes }: { ids: readonly string[]; barcodes: readonly string[] }) {
  if (ids.length + barcodes.length === 0) return []
  return db
    .select({
      ...columns,
      images: sql<string[]>`array(select file::text from product_images where product_id = ${products.id} order by position)`,
      additional_fields: sql<
        string[]
      >`array(select field_id::text from product_additional_fields where product_id = ${products.id} order by position)`,
    })
    .from(products)
    .where(
      and(
        eq(products.store_id, store_id),
        isNull(products.deleted_at),
        or(inArray(products.id, [...ids]), inArray(products.barcode, [...barcodes])),
      ),
    )
}
export type FoundProduct = Awaited<ReturnType<typeof findProducts>>[number]
