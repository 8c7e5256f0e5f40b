import { and, eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { payments } from './table.ts'

/** Marks an order's paid payments as refunded and refuses its pending ones, when the whole order is cancelled or returned. */
export async function closePayments(db: Db, order_id: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'refunded', updated_at: now })
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'confirmed')))
  await db
    .update(payments)
    .set({ status: 'refused', decided_at: now, updated_at: now })
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'pending')))
}
