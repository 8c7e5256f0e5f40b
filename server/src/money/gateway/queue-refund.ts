import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { payments } from '../payments/table.ts'
import { gatewayRefunds } from './table.ts'

/** Puts a settled cancellation's refund to the card into the outbox, or takes it up again after the gateway had refused. */
export async function queueCardRefund(
  db: Db,
  { order_id, cancellation_id, amount }: { order_id: string; cancellation_id: string; amount: number },
): Promise<void> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.method, 'card'), isNotNull(payments.captured_at)))
    .orderBy(desc(payments.captured_at))
    .limit(1)
  if (!payment) throw new Error(`Order ${order_id} has no card payment to refund`)
  await db
    .insert(gatewayRefunds)
    .values({ payment_id: payment.id, cancellation_id, amount, booked: true })
    .onConflictDoUpdate({
      target: gatewayRefunds.cancellation_id,
      targetWhere: isNotNull(gatewayRefunds.cancellation_id),
      set: { status: 'pending', tries: 0, next_try_at: now, message: null, updated_at: now },
    })
}

/** Takes it out of the outbox: it was paid by other means. */
export async function dropCardRefund(db: Db, cancellation_id: string): Promise<void> {
  await db.update(gatewayRefunds).set({ status: 'dropped', updated_at: now }).where(eq(gatewayRefunds.cancellation_id, cancellation_id))
}
