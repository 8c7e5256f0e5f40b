import { sql } from 'drizzle-orm'
import { emptyRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

/** True if another product of the store than `id` has the barcode. The unique index decides between two simultaneous saves. */
export async function hasBarcode(db: Db, store_id: string, barcode: string, id: string | null): Promise<boolean> {
  const rows = await readRows(
    db,
    sql`select from product_variants where store_id = ${store_id} and barcode = ${barcode} and deleted_at is null and product_id is distinct from ${id}::uuid`,
    emptyRow,
  )
  return rows.length > 0
}
