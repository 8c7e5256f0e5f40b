import { errors } from '@rahba/contract/kernel/errors'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { payments } from '../payment-table.ts'
import { requireUninvolved } from '../require-outsider.ts'
import { lockCard } from './settle-card.ts'
import { gatewayRefunds } from './table.ts'

/** Sends held money back to its card: for the first time, or again after the gateway had refused. Throws `payment_not_held`. */
export async function returnHeld(
  db: Db,
  { payment_id, note, admin_id }: { payment_id: string; note: string; admin_id: string },
): Promise<void> {
  const locked = await lockCard(db, payment_id)
  if (!locked) throw fail(errors.not_found)
  const { payment } = locked
  await requireUninvolved(db, { type: 'admin', id: admin_id }, payment)
  if (payment.status !== 'held' || !payment.came_amount) throw fail(orderErrors.payment_not_held)
  const [sent] = await db
    .select()
    .from(gatewayRefunds)
    .where(and(eq(gatewayRefunds.payment_id, payment_id), isNull(gatewayRefunds.cancellation_id)))
  if (sent && sent.status !== 'failed') throw fail(orderErrors.payment_not_held)
  if (sent)
    await db
      .update(gatewayRefunds)
      .set({ status: 'pending', tries: 0, next_try_at: now, message: null, updated_at: now })
      .where(eq(gatewayRefunds.id, sent.id))
  // The payment's arrival was never posted, so neither is its return.
  else await db.insert(gatewayRefunds).values({ payment_id, amount: payment.came_amount, booked: false })
  await db.update(payments).set({ reason: note, decided_by: admin_id, updated_at: now }).where(eq(payments.id, payment_id))
}
