import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import type { payByCard } from '@rahba/contract/money/card'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, eq } from 'drizzle-orm'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import type { Intent, PaymentGateway } from '../../platform/gateway/port.ts'
import { payments } from '../payment-table.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'
import { lockCard, type NoteChange } from './settle-card.ts'

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
  note: NoteChange,
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
  if (open) {
    if (open.pay_url) await note(db, { before: open, after: open })
    return begun(open)
  }
  const [payment] = await db
    .insert(payments)
    .values({ order_id, store_id: order.store_id, user_id, method: 'card', amount: order.to_charge, provider })
    .returning()
  if (!payment) throw new Error('An insert answers its row')
  await note(db, { before: null, after: payment })
  return begun(payment)
}

/**
 * Writes a page into its payment and gives the page to show: of two that were asked for at once the first counts. Undefined where the payment or
 * its order stopped waiting meanwhile, since nobody would ask for that page any more.
 */
async function keepPage(db: Db, payment_id: string, { ref, url }: Intent, note: NoteChange): Promise<Intent | undefined> {
  const locked = await lockCard(db, payment_id)
  if (locked?.payment.status !== 'pending' || locked.order.status !== 'pending_payment') return undefined
  const { payment: before } = locked
  const { intent_ref, pay_url } = before
  if (intent_ref && pay_url) {
    await note(db, { before, after: before })
    return { ref: intent_ref, url: pay_url }
  }
  const [after] = await db
    .update(payments)
    .set({ intent_ref: ref, pay_url: url, updated_at: now })
    .where(eq(payments.id, payment_id))
    .returning()
  if (!after) throw new Error('An update of a locked row answers it')
  await note(db, { before, after })
  return { ref, url }
}

/**
 * The gateway's page for an order that awaits a card. Its payment is kept before the gateway is asked, and asking again gives the same page: a page whose
 * address never reached us was shown to nobody. `note` writes of each change in its transaction. Throws `method_not_offered`, `no_card_awaited`,
 * `gateway_unavailable`.
 */
export async function startCard(
  { db, gateway, env, log }: Pick<Deps, 'db' | 'gateway' | 'env' | 'log'>,
  who: { order_id: string; user_id: string },
  note: NoteChange,
): Promise<ResponseOf<typeof payByCard>> {
  if (!gateway) throw fail(orderErrors.method_not_offered)
  const { payment, order_number, expires_at } = await db.transaction((tx) => begin(tx, gateway.name, who, note))
  const payment_id = payment.id
  if (payment.pay_url) return { payment_id, url: payment.pay_url, expires_at }
  const made = await gateway
    .createIntent({
      payment_id,
      amount: payment.amount,
      description: `رحبة · Rahba · ${order_number}`,
      return_url: `${env.PUBLIC_URL}/api/card-payments/${payment_id}/return`,
      expires_at,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, payment: payment_id }, 'the gateway made no page for a card')
      throw fail(orderErrors.gateway_unavailable)
    })
  const shown = await db.transaction((tx) => keepPage(tx, payment_id, made, note))
  if (shown?.ref !== made.ref)
    await gateway
      .close(made.ref)
      .catch((error: unknown) => log.warn({ err: error, payment: payment_id }, 'a page nobody was shown stays open'))
  if (!shown) throw fail(orderErrors.gateway_unavailable)
  return { payment_id, url: shown.url, expires_at }
}
