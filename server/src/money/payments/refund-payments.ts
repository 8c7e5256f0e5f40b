import { and, eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { payments } from '../payment-table.ts'

/** Marks what was paid for an order as refunded and refuses what still waited, when the order is cancelled. */
export async function refundPayments(db: Db, order_id: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'refunded', updated_at: now })
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'confirmed')))
  await db
    .update(payments)
    .set({ status: 'refused', decided_at: now, updated_at: now })
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'pending')))
}
