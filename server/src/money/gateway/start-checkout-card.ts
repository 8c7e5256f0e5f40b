import { errors } from '@rahba/contract/kernel/errors'
import { sumAmounts } from '@rahba/contract/kernel/money'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import type { Intent, PaymentGateway } from '../../platform/gateway/port.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'
import { payments } from '../payments/table.ts'
import { callGateway } from './call-gateway.ts'
import { isAwaitingCard } from './is-awaiting-card.ts'
import { lockPaymentPage, type PageRow } from './lock-page.ts'
import { makePage } from './make-page.ts'
import { paymentPages } from './payment-page-table.ts'
import type { NoteChange } from './settle-card.ts'

interface Checkout {
  checkout_id: string
  user_id: string
}

interface Begun {
  page: PageRow
  parts: PaymentRow[]
  order_numbers: number[]
}

/** The shopper's orders of the checkout that the page is for, locked. */
async function lockWaiting(db: Db, { checkout_id, user_id }: Checkout): Promise<(typeof orders.$inferSelect)[]> {
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.checkout_id, checkout_id), eq(orders.user_id, user_id)))
    .orderBy(asc(orders.id))
    .for('update')
  if (found.length === 0) throw fail(errors.not_found)
  const waiting = found.filter(isAwaitingCard)
  if (waiting.length === 0) throw fail(orderErrors.no_card_awaited)
  return waiting
}

async function insertPage(
  db: Db,
  gateway: PaymentGateway,
  { checkout_id, user_id }: Checkout,
  waiting: readonly (typeof orders.$inferSelect)[],
): Promise<Omit<Begun, 'order_numbers'>> {
  const amount = sumAmounts(waiting.map(({ to_charge }) => to_charge))
  if (amount < gateway.minAmount) throw fail(orderErrors.method_not_offered)
  const [expires_at] = waiting.flatMap((order) => order.expires_at ?? []).sort()
  if (!expires_at) throw new Error('An order that awaits a card has a deadline')
  const provider = gateway.name
  const [page] = await db.insert(paymentPages).values({ checkout_id, user_id, provider, amount, expires_at }).returning()
  if (!page) throw new Error('An insert answers its row')
  const parts = await db
    .insert(payments)
    .values(
      waiting.map(({ id, store_id, to_charge }) => ({
        ...{ order_id: id, store_id, user_id, amount: to_charge, page_id: page.id },
        ...{ method: 'card' as const, provider, closed_at: page.created_at },
      })),
    )
    .returning()
  return { page, parts }
}

/** Ends a page that the gateway never made, so that nobody can have paid there. */
async function dropPage(db: Db, page: PageRow): Promise<void> {
  await db.update(paymentPages).set({ closed_at: now, updated_at: now }).where(eq(paymentPages.id, page.id))
  await db
    .update(payments)
    .set({ status: 'refused', decided_at: now, updated_at: now })
    .where(and(eq(payments.page_id, page.id), eq(payments.status, 'pending')))
}

/**
 * The checkout's page that is under way, or a new one for the orders that wait. All orders are locked, so there is one. `stale` names a payment
 * on a page that takes money for other orders than those that wait; it has to be closed at the gateway first.
 */
async function begin(db: Db, gateway: PaymentGateway, checkout: Checkout, note: NoteChange): Promise<Begun | { stale: string }> {
  const waiting = await lockWaiting(db, checkout)
  const order_numbers = waiting.map(({ number }) => number)
  const [page] = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.checkout_id, checkout.checkout_id), isNull(paymentPages.closed_at)))
    .for('update')
  if (page) {
    const parts = await db.select().from(payments).where(eq(payments.page_id, page.id)).orderBy(asc(payments.id)).for('update')
    const isWanted = ({ order_id, status }: PaymentRow) => status === 'pending' && waiting.some(({ id }) => id === order_id)
    if (parts.length === waiting.length && parts.every(isWanted)) {
      if (page.pay_url) for (const part of parts) await note(db, { before: part, after: part })
      return { page, parts, order_numbers }
    }
    const [first] = parts
    if (page.intent_ref && first) return { stale: first.id }
    await dropPage(db, page)
  }
  const begun = await insertPage(db, gateway, checkout, waiting)
  for (const part of begun.parts) await note(db, { before: null, after: part })
  return { ...begun, order_numbers }
}

/** Writes a page down and gives the one to show: of two that were asked for at once the first. Undefined where an order stopped waiting meanwhile. */
async function keepPage(db: Db, payment_id: string, { ref, url }: Intent, note: NoteChange): Promise<Intent | undefined> {
  const locked = await lockPaymentPage(db, payment_id)
  if (!locked?.shared || locked.shared.closed_at) return undefined
  const { id, shared, parts } = locked
  if (!parts.every(({ payment, order }) => payment.status === 'pending' && order.status === 'pending_payment')) return undefined
  if (shared.intent_ref && shared.pay_url) {
    for (const { payment } of parts) await note(db, { before: payment, after: payment })
    return { ref: shared.intent_ref, url: shared.pay_url }
  }
  await db.update(paymentPages).set({ intent_ref: ref, pay_url: url, updated_at: now }).where(eq(paymentPages.id, id))
  for (const { payment } of parts) await note(db, { before: payment, after: payment })
  return { ref, url }
}

interface StartedCheckout {
  url: string
  /** Halalas. */
  amount: number
  expires_at: string
  parts: readonly PaymentRow[]
}

/**
 * The gateway's one page for all orders of a checkout that await a card. Asking again gives the same page, until an order stops waiting: the
 * page is then closed, and one for the rest is made. `note` writes of each payment's change in its transaction. Throws `not_found`,
 * `no_card_awaited`, `method_not_offered` and `gateway_unavailable`.
 */
export async function startCheckoutCard(
  deps: Pick<Deps, 'db' | 'gateway' | 'env' | 'log'>,
  checkout: Checkout,
  note: NoteChange,
): Promise<StartedCheckout> {
  const { db, gateway, env, log } = deps
  if (!gateway) throw fail(orderErrors.method_not_offered)
  let begun = await db.transaction((tx) => begin(tx, gateway, checkout, note))
  if ('stale' in begun) {
    await callGateway(deps, begun.stale)
    begun = await db.transaction((tx) => begin(tx, gateway, checkout, note))
    // Somebody else cancelled meanwhile, or the gateway did not close the page: the shopper tries again.
    if ('stale' in begun) throw fail(orderErrors.gateway_unavailable)
  }
  const { page, parts, order_numbers } = begun
  const { id, amount, expires_at, pay_url } = page
  const [first] = parts
  if (!first) throw new Error('A page has a payment')
  if (pay_url) return { url: pay_url, amount, expires_at, parts }
  const requested = { id, payment_id: first.id, amount, order_numbers, expires_at }
  const url = await makePage({ gateway, env, log }, requested, (made) => db.transaction((tx) => keepPage(tx, first.id, made, note)))
  return { url, amount, expires_at, parts }
}
