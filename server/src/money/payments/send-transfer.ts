import { errors } from '@rahba/contract/kernel/errors'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { paymentMessages } from '../../messages/payments.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { bankAccounts } from '../bank-table.ts'
import { payments } from './table.ts'

export type PaymentRow = typeof payments.$inferSelect

interface Transfer {
  /** The order it pays for, or the checkout: then all of its orders that still await a transfer. */
  of: { order_id: string } | { checkout_id: string }
  user_id: string
  bank_account_id: string
  sender_name: string
  slip: string
}

/** The shopper's orders that await this transfer, locked. */
async function lockAwaiting(db: Db, { of, user_id }: Transfer): Promise<(typeof orders.$inferSelect)[]> {
  const found = await db
    .select()
    .from(orders)
    .where(and('order_id' in of ? eq(orders.id, of.order_id) : eq(orders.checkout_id, of.checkout_id), eq(orders.user_id, user_id)))
    .orderBy(asc(orders.id))
    .for('update')
  if (found.length === 0) throw fail(errors.not_found)
  const awaiting = found.filter(({ status, payment_method }) => status === 'pending_payment' && payment_method === 'bank_transfer')
  if (awaiting.length === 0) throw fail(orderErrors.no_transfer_awaited)
  const ids = awaiting.map(({ id }) => id)
  const sent = await db
    .select({ order_id: payments.order_id })
    .from(payments)
    .where(and(inArray(payments.order_id, ids), inArray(payments.status, ['pending', 'confirmed'])))
  const waiting = new Set(sent.map(({ order_id }) => order_id))
  const open = awaiting.filter(({ id }) => !waiting.has(id))
  if (open.length === 0) throw fail(orderErrors.transfer_already_sent)
  return open
}

/** A shopper's slip for what awaits a transfer: one payment for each order, each decided by itself. One slip at a time waits for its check. */
export async function sendTransfer(db: Db, transfer: Transfer): Promise<PaymentRow[]> {
  const { user_id, bank_account_id, sender_name, slip } = transfer
  const awaiting = await lockAwaiting(db, transfer)
  const [account] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, bank_account_id), eq(bankAccounts.active, true)))
  if (!account) throw failField('bank_account_id', errors.not_found)
  await attachFiles(db, { owner_type: 'user', owner_id: user_id }, { slip }, { purpose: 'slip' })
  const sent = await db
    .insert(payments)
    .values(
      awaiting.map((order) => ({
        order_id: order.id,
        store_id: order.store_id,
        user_id,
        method: 'bank_transfer' as const,
        amount: order.to_charge,
        bank_account_id,
        sender_name,
        slip,
      })),
    )
    .returning()
  const [first] = sent
  if (!first) throw new Error('An insert answers its row')
  const numbers = awaiting.map(({ number }) => number)
  await notifyAdmins(db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model: 'payments',
    model_id: first.id,
    once: `payment:${first.id}:sent`,
    message: paymentMessages.transfer_sent.write({ numbers }),
  })
  return sent
}
