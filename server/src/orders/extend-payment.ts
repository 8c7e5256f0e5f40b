import { and, eq, sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { readSettings } from '../settings/read-settings.ts'
import { orders } from './table.ts'

/** Gives an order that awaits a transfer its whole time again, and never less than it had: looking at a slip took of the shopper's. */
export async function extendPayment(db: Db, order_id: string): Promise<void> {
  const { transfer_hours } = await readSettings(db)
  await db
    .update(orders)
    .set({ expires_at: sql`greatest(${orders.expires_at}, ${now} + make_interval(hours => ${transfer_hours}))`, updated_at: now })
    .where(and(eq(orders.id, order_id), eq(orders.status, 'pending_payment')))
}
