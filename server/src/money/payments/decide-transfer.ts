import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { orderErrors } from '@rahba/contract/orders/errors'
import { eq, inArray } from 'drizzle-orm'
import { paymentMessages } from '../../messages/payments.ts'
import { notify } from '../../notifications/notify.ts'
import { actOnOrder } from '../../orders/act-on-order.ts'
import { extendPayment } from '../../orders/extend-payment.ts'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { stores } from '../../stores/table.ts'
import { payments } from '../payment-table.ts'
import { requireUninvolved } from '../require-outsider.ts'
import type { PaymentRow } from './send-transfer.ts'

interface Decision {
  payment_id: string
  admin_id: string
  locale: Locale
}

// The order is locked before its payment, as everything that moves an order does; else a cancellation at the same moment would end in a deadlock.
async function lockPending(db: Db, id: string): Promise<PaymentRow> {
  const ofPayment = db.select({ order_id: payments.order_id }).from(payments).where(eq(payments.id, id))
  await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ofPayment)).for('update')
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw fail(errors.not_found)
  if (payment.method !== 'bank_transfer') throw fail(orderErrors.not_a_transfer)
  if (payment.status !== 'pending') throw fail(orderErrors.payment_decided)
  return payment
}

async function decide(
  db: Db,
  payment: PaymentRow,
  admin_id: string,
  change: Pick<PaymentRow, 'status'> & Partial<Pick<PaymentRow, 'reference' | 'reason'>>,
): Promise<PaymentRow> {
  const [after] = await db
    .update(payments)
    .set({ ...change, decided_by: admin_id, decided_at: now, updated_at: now })
    .where(eq(payments.id, payment.id))
    .returning()
  if (!after) throw new Error('The locked payment is there')
  return after
}

/** The transfer arrived: money into escrow, the order to its store, all in the caller's transaction. */
export async function confirmTransfer(
  db: Db,
  { payment_id, admin_id, locale, reference }: Decision & { reference: string },
): Promise<{ before: PaymentRow; after: PaymentRow }> {
  const before = await lockPending(db, payment_id)
  const actor = { type: 'admin', id: admin_id } as const
  await requireUninvolved(db, actor, before)
  const input = { action: 'confirm_payment', note: reference } as const
  // The order's table lets only the system confirm, so that no order is paid without its payment. The history names who saw it on the account.
  await actOnOrder(db, {
    order_id: before.order_id,
    scope: 'all',
    actor: { type: 'system', id: null },
    decided_by: actor,
    input,
    payment: { payment_id, into: 'bank', reference, fee: 0 },
    locale,
  })
  return { before, after: await decide(db, before, admin_id, { status: 'confirmed', reference }) }
}

/** The transfer did not arrive: the shopper is told why and may send another slip while the order waits. */
export async function refuseTransfer(
  db: Db,
  { payment_id, admin_id, reason }: Omit<Decision, 'locale'> & { reason: string },
): Promise<{ before: PaymentRow; after: PaymentRow }> {
  const before = await lockPending(db, payment_id)
  await requireUninvolved(db, { type: 'admin', id: admin_id }, before)
  const after = await decide(db, before, admin_id, { status: 'refused', reason })
  await extendPayment(db, before.order_id)
  const [order] = await db
    .select({ number: orders.number, store: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(eq(orders.id, before.order_id))
  if (!order) throw new Error('The locked order is there')
  await notify(db, {
    recipient_ids: [before.user_id],
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: before.order_id,
    once: `payment:${payment_id}:refused`,
    message: paymentMessages.transfer_refused.write({ ...order, reason }),
  })
  return { before, after }
}
