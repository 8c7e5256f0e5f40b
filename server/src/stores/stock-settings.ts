import type { StockSettings } from '@rahba/contract/catalog/stock/stock.schemas'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { stores } from './table.ts'

/** Reads the stock level at which the store's team gets an alert. */
export async function readStockSettings(db: Db, store_id: string): Promise<StockSettings> {
  const [row] = await db.select({ low_stock_alert: stores.low_stock_alert }).from(stores).where(eq(stores.id, store_id))
  return row ?? { low_stock_alert: null }
}

/** Sets it, and returns what it was. */
export async function saveStockSettings(db: Db, store_id: string, settings: StockSettings): Promise<StockSettings> {
  const before = await readStockSettings(db, store_id)
  await db.update(stores).set(settings).where(eq(stores.id, store_id))
  return before
}
