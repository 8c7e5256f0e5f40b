import { errors } from '@rahba/contract/kernel/errors'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'
import { payments } from '../payments/table.ts'
import { requireUninvolved } from '../require-outsider.ts'
import { lockPaymentPage } from './lock-page.ts'
import { gatewayRefunds } from './table.ts'

/** Puts what came of held payments into the outbox: for the first time, or again after the gateway had refused. Returns how many are sent. */
async function sendBack(db: Db, held: readonly PaymentRow[]): Promise<number> {
  const ids = held.map(({ id }) => id)
  const sent = await db
    .select()
    .from(gatewayRefunds)
    .where(and(inArray(gatewayRefunds.payment_id, ids), isNull(gatewayRefunds.cancellation_id)))
  const failed = sent.filter(({ status }) => status === 'failed').map(({ id }) => id)
  if (failed.length > 0)
    await db
      .update(gatewayRefunds)
      .set({ status: 'pending', tries: 0, next_try_at: now, message: null, updated_at: now })
      .where(inArray(gatewayRefunds.id, failed))
  const unsent = held.filter(({ id }) => !sent.some(({ payment_id }) => payment_id === id))
  // The payments' arrival was never posted, so neither is their return.
  const refunds = unsent.flatMap(({ id, came_amount }) => (came_amount ? [{ payment_id: id, amount: came_amount, booked: false }] : []))
  if (refunds.length > 0) await db.insert(gatewayRefunds).values(refunds)
  return failed.length + refunds.length
}

/**
 * Sends held money back to its card: for the first time, or again after the gateway had refused. Money that came too late for one order of a
 * checkout is that order's; a payment of the wrong amount goes back as a whole. Throws `payment_not_held`.
 */
export async function returnHeld(
  db: Db,
  { payment_id, note, admin_id }: { payment_id: string; note: string; admin_id: string },
): Promise<void> {
  const page = await lockPaymentPage(db, payment_id)
  const payment = page?.parts.find((part) => part.payment.id === payment_id)?.payment
  if (!page || !payment) throw fail(errors.not_found)
  const all = page.parts.map((part) => part.payment)
  const held = payment.held_for === 'late' ? [payment] : all.filter(({ status }) => status === 'held')
  for (const { store_id, user_id } of held.length > 0 ? held : [payment])
    await requireUninvolved(db, { type: 'admin', id: admin_id }, { store_id, user_id })
  if (payment.status !== 'held' || (await sendBack(db, held)) === 0) throw fail(orderErrors.payment_not_held)
  const ids = held.map(({ id }) => id)
  await db.update(payments).set({ reason: note, decided_by: admin_id, updated_at: now }).where(inArray(payments.id, ids))
  // Nothing came of these, so nothing of them is to be waited for.
  await db
    .update(payments)
    .set({ status: 'refunded' })
    .where(and(inArray(payments.id, ids), eq(payments.came_amount, 0)))
}
