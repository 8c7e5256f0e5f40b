import { errors } from '@rahba/contract/kernel/errors'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import type { PaymentGateway } from '../../platform/gateway/port.ts'
import { payments } from '../payment-table.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'

interface Begun {
  payment: PaymentRow
  order_number: number
  expires_at: string
}

/** The order's payment by card that is under way, or a new one. The order is locked, so there is one. */
async function begin(
  db: Db,
  provider: PaymentGateway['name'],
  { order_id, user_id }: { order_id: string; user_id: string },
): Promise<Begun> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.user_id, user_id)))
    .for('update')
  if (!order) throw fail(errors.not_found)
  const { expires_at } = order
  if (order.status !== 'pending_payment' || order.payment_method !== 'card' || !expires_at || Date.parse(expires_at) <= Date.now())
    throw fail(orderErrors.no_card_awaited)
  const begun = (payment: PaymentRow) => ({ payment, order_number: order.number, expires_at })
  const [open] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'pending')))
  if (open) return begun(open)
  const [payment] = await db
    .insert(payments)
    .values({ order_id, store_id: order.store_id, user_id, method: 'card', amount: order.to_charge, provider })
    .returning()
  if (!payment) throw new Error('An insert answers its row')
  return begun(payment)
}

/**
 * The gateway's page for an order that awaits a card. Its payment is kept before the gateway is asked, and asking again gives the same page: a page whose
 * address never reached us was shown to nobody. Throws `method_not_offered`, `no_card_awaited`, `gateway_unavailable`.
 */
export async function startCard(
  { db, gateway, env, log }: Pick<Deps, 'db' | 'gateway' | 'env' | 'log'>,
  who: { order_id: string; user_id: string },
): Promise<{ payment: PaymentRow; url: string; expires_at: string }> {
  if (!gateway) throw fail(orderErrors.method_not_offered)
  const { payment, order_number, expires_at } = await db.transaction((tx) => begin(tx, gateway.name, who))
  if (payment.pay_url) return { payment, url: payment.pay_url, expires_at }
  const intent = await gateway
    .createIntent({
      payment_id: payment.id,
      amount: payment.amount,
      description: `رحبة · Rahba · ${order_number}`,
      return_url: `${env.PUBLIC_URL}/api/card-payments/${payment.id}/return`,
      expires_at,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, payment: payment.id }, 'the gateway made no page for a card')
      throw fail(orderErrors.gateway_unavailable)
    })
  const [kept] = await db
    .update(payments)
    .set({ intent_ref: intent.ref, pay_url: intent.url, updated_at: now })
    .where(and(eq(payments.id, payment.id), isNull(payments.intent_ref)))
    .returning()
  if (kept) return { payment: kept, url: intent.url, expires_at }
  // asked twice at once: the first page counts, and nobody is shown this one
  const [first] = await db.select().from(payments).where(eq(payments.id, payment.id))
  await gateway.close(intent.ref).catch((error: unknown) => log.warn({ err: error }, 'a second page of one payment stays open unseen'))
  if (!first?.pay_url) throw fail(orderErrors.gateway_unavailable)
  return { payment: first, url: first.pay_url, expires_at }
}
