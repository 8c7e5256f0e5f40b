import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import type { payByCard } from '@rahba/contract/money/gateway/card'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, eq } from 'drizzle-orm'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import type { Intent, PaymentGateway } from '../../platform/gateway/port.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'
import { payments } from '../payments/table.ts'
import { isAwaitingCard } from './is-awaiting-card.ts'
import { lockPaymentPage } from './lock-page.ts'
import { makePage } from './make-page.ts'
import type { NoteChange } from './settle-card.ts'
import { startCheckoutCard } from './start-checkout-card.ts'

interface Begun {
  payment: PaymentRow
  order_number: number
  expires_at: string
}

/**
 * The order's payment by card that is under way, or a new one. The order is locked, so there is one. An order of a checkout is paid on the page
 * of the whole checkout, which is named instead.
 */
async function begin(
  db: Db,
  provider: PaymentGateway['name'],
  { order_id, user_id }: { order_id: string; user_id: string },
  note: NoteChange,
): Promise<Begun | { checkout_id: string }> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.user_id, user_id)))
    .for('update')
  if (!order) throw fail(errors.not_found)
  const { expires_at, checkout_id } = order
  if (!isAwaitingCard(order) || !expires_at) throw fail(orderErrors.no_card_awaited)
  if (checkout_id) return { checkout_id }
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

/** Writes a page into its payment and gives the page to show. Undefined where the payment or its order stopped waiting meanwhile. */
async function keepPage(db: Db, payment_id: string, { ref, url }: Intent, note: NoteChange): Promise<Intent | undefined> {
  const locked = await lockPaymentPage(db, payment_id)
  const [part] = locked?.parts ?? []
  if (part?.payment.status !== 'pending' || part.order.status !== 'pending_payment') return undefined
  const { payment: before } = part
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
 * The gateway's page for an order that awaits a card. Its payment is kept before the gateway is asked, and asking again gives the same page: a
 * page whose address never reached us was shown to nobody. `note` writes of each change in its transaction. Throws `method_not_offered`,
 * `no_card_awaited`, `gateway_unavailable`.
 */
export async function startCard(
  { db, gateway, env, log }: Pick<Deps, 'db' | 'gateway' | 'env' | 'log'>,
  who: { order_id: string; user_id: string },
  note: NoteChange,
): Promise<ResponseOf<typeof payByCard>> {
  if (!gateway) throw fail(orderErrors.method_not_offered)
  const begun = await db.transaction((tx) => begin(tx, gateway.name, who, note))
  if ('checkout_id' in begun) {
    const { checkout_id } = begun
    const { url, expires_at, parts } = await startCheckoutCard({ db, gateway, env, log }, { checkout_id, user_id: who.user_id }, note)
    const own = parts.find(({ order_id }) => order_id === who.order_id)
    if (!own) throw fail(orderErrors.no_card_awaited)
    return { payment_id: own.id, url, expires_at }
  }
  const { payment, order_number, expires_at } = begun
  const payment_id = payment.id
  if (payment.pay_url) return { payment_id, url: payment.pay_url, expires_at }
  const requested = { id: payment_id, payment_id, amount: payment.amount, order_numbers: [order_number], expires_at }
  const url = await makePage({ gateway, env, log }, requested, (made) => db.transaction((tx) => keepPage(tx, payment_id, made, note)))
  return { payment_id, url, expires_at }
}
