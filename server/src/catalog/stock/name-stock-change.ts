import type { StockReason } from '@rahba/contract/catalog/stock/stock-reasons'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { Actor } from '../../platform/http/who.ts'

/**
 * Says who changes stock in this transaction and why, for the movements that a trigger records where a form, an import or a bulk action writes
 * the variant alone.
 */
export async function nameStockChange(db: Db, change: { reason: StockReason } & Actor): Promise<void> {
  await db.execute(sql`select set_config('rahba.stock', ${JSON.stringify(change)}, true)`)
}
