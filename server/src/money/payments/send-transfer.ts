import { errors } from '@rahba/contract/kernel/errors'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, eq, inArray } from 'drizzle-orm'
import { tellAdmins } from '../../notifications/tell-admins.ts'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { bankAccounts } from '../bank-table.ts'
import { payments } from '../payment-table.ts'

export type PaymentRow = typeof payments.$inferSelect

/** A shopper's slip for an order of theirs that awaits a transfer. One slip at a time waits for its check. */
export async function sendTransfer(
  db: Db,
  input: { order_id: string; user_id: string; bank_account_id: string; sender_name: string; slip: string },
): Promise<PaymentRow> {
  const { order_id, user_id, bank_account_id, sender_name, slip } = input
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.user_id, user_id)))
    .for('update')
  if (!order) throw fail(errors.not_found)
  if (order.status !== 'pending_payment' || order.payment_method !== 'bank_transfer') throw fail(orderErrors.no_transfer_awaited)
  const waiting = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), inArray(payments.status, ['pending', 'confirmed'])))
  if (waiting.length > 0) throw fail(orderErrors.transfer_already_sent)
  const [account] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, bank_account_id), eq(bankAccounts.active, true)))
  if (!account) throw failField('bank_account_id', errors.not_found)
  await attachFiles(db, { owner_type: 'user', owner_id: user_id }, { slip }, { purpose: 'slip' })
  const [payment] = await db
    .insert(payments)
    .values({
      order_id,
      store_id: order.store_id,
      user_id,
      method: 'bank_transfer',
      amount: order.to_charge,
      bank_account_id,
      sender_name,
      slip,
    })
    .returning()
  if (!payment) throw new Error('An insert answers its row')
  await tellAdmins(db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model_id: payment.id,
    once: `payment:${payment.id}:sent`,
    data: {
      ar: { title: 'إيصال تحويل جديد', body: `أرسل عميل إيصال تحويل للطلب رقم ${order.number}. راجعه لتأكيد الدفع.` },
      en: { title: 'New transfer slip', body: `A shopper sent a slip for order ${order.number}. Check it to confirm the payment.` },
    },
  })
  return payment
}
