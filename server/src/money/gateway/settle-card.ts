import { errors } from '@rahba/contract/kernel/errors'
import { formatAmount } from '@rahba/contract/kernel/money'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { paymentMessages } from '../../messages/payments.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { actOnOrder } from '../../orders/act-on-order.ts'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { IntentState } from '../../platform/gateway/port.ts'
import { payments } from '../payment-table.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'
import { postLateArrived } from './late-postings.ts'
import { gatewayEvents, gatewayRefunds } from './table.ts'

type OrderRow = typeof orders.$inferSelect

interface Locked {
  payment: PaymentRow
  order: OrderRow
}

/** A payment before and after a transaction; made by it where there is no before. */
interface PaymentChange {
  before: PaymentRow | null
  after: PaymentRow
}

/** The gateway's answer about the page. The state is null if there was nothing to ask. */
export interface Asked {
  intent_ref: string | null
  state: IntentState | null
}

/** Writes down who asked for a change, in the change's own transaction. */
export type NoteChange = (tx: Db, change: PaymentChange) => Promise<void>

const system = { type: 'system', id: null } as const

/** The order is locked before its payment, as everything that moves an order does. */
export async function lockCard(db: Db, payment_id: string): Promise<Locked | undefined> {
  const ofPayment = db.select({ order_id: payments.order_id }).from(payments).where(eq(payments.id, payment_id))
  const [order] = await db.select().from(orders).where(inArray(orders.id, ofPayment)).for('update')
  const [payment] = await db.select().from(payments).where(eq(payments.id, payment_id)).for('update')
  return order && payment ? { order, payment } : undefined
}

const change = (db: Db, { payment }: Locked, set: Partial<typeof payments.$inferInsert> | Record<string, unknown>): PromiseLike<unknown> =>
  db
    .update(payments)
    .set({ ...set, checked_at: now, updated_at: now })
    .where(eq(payments.id, payment.id))

async function remember(db: Db, { payment }: Locked, kind: string, detail: string | null = null): Promise<void> {
  const { id, intent_ref, provider } = payment
  if (!provider) throw new Error('A card payment names its gateway')
  await db.insert(gatewayEvents).values({ provider, source: 'check', kind, intent_ref, payment_id: id, detail })
}

/** Returns what differs from the request (the currency, the amount or the payment's order), or null if the order still costs as much. */
function mismatch({ payment, order }: Locked, state: IntentState): 'amount' | 'currency' | 'order' | null {
  if (state.payment_id !== payment.id) return 'order'
  if (state.currency !== 'SAR') return 'currency'
  if (state.amount !== payment.amount) return 'amount'
  return order.to_charge === payment.amount ? null : 'order'
}

const cameWith = (state: IntentState) => ({ reference: state.charge_ref, card: state.card, closed_at: now })

/** Money that did not pay its order stands on the payment, and people are told. */
async function hold(db: Db, locked: Locked, state: IntentState, held_for: NonNullable<PaymentRow['held_for']>): Promise<void> {
  const { payment, order } = locked
  const { amount, currency } = state
  await change(db, locked, { ...cameWith(state), status: 'held', held_for, came_amount: amount, came_currency: currency, decided_at: now })
  // Only riyals are formatted, because the number of minor units differs between currencies.
  const came = currency === 'SAR' ? formatAmount(amount) : String(amount)
  await remember(db, locked, `held:${held_for}`, `${came} ${currency}`)
  await notifyAdmins(db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model: 'payments',
    model_id: payment.id,
    once: `payment:${payment.id}:held`,
    message: paymentMessages[held_for === 'late' ? 'card_late' : 'card_held'].write({ number: order.number }),
  })
}

/** The money is with the platform, but its order no longer waits for it: it is booked as owed to the shopper and sent back to the card. */
async function giveBackLate(db: Db, locked: Locked, state: IntentState): Promise<void> {
  const { payment, order } = locked
  await hold(db, locked, state, 'late')
  await postLateArrived(db, { ...payment, amount: state.amount })
  await db.insert(gatewayRefunds).values({ payment_id: payment.id, amount: state.amount, booked: true })
  await notify(db, {
    recipient_ids: [payment.user_id],
    notif_type: 'OrderNotification',
    model: 'orders',
    model_id: order.id,
    once: `payment:${payment.id}:late`,
    message: paymentMessages.card_late_for_shopper.write({ number: order.number }),
  })
}

/** The order is paid: money into escrow, what the gateway kept of it as a cost, the order to its store. */
async function capture(db: Db, locked: Locked, state: IntentState): Promise<void> {
  const { payment, order } = locked
  // Only one payment pays an order: the sweep closes any other open page, and money it took goes back.
  await db
    .update(payments)
    .set({ status: 'refused', decided_at: now, updated_at: now })
    .where(and(eq(payments.order_id, order.id), eq(payments.status, 'pending'), ne(payments.id, payment.id)))
  const input = { action: 'confirm_payment', note: state.card } as const
  const paid = { payment_id: payment.id, into: 'psp_clearing', reference: state.charge_ref ?? '', fee: state.fee ?? 0 } as const
  await actOnOrder(db, { order_id: order.id, scope: 'all', actor: system, input, payment: paid, locale: 'ar' })
  await change(db, locked, { ...cameWith(state), status: 'confirmed', fee: state.fee, captured_at: now, decided_at: now })
  await remember(db, locked, 'captured', state.card)
}

async function follow(db: Db, locked: Locked, state: IntentState): Promise<void> {
  const { payment, order } = locked
  if (payment.status !== 'pending' && payment.status !== 'refused') return
  if (state.status === 'open') return void (await change(db, locked, {}))
  if (state.status === 'closed') {
    await remember(db, locked, 'closed', state.message)
    const refused = payment.status === 'pending' ? { status: 'refused', decided_at: now, reason: state.message } : {}
    return void (await change(db, locked, { ...refused, closed_at: now }))
  }
  const wrong = mismatch(locked, state)
  if (wrong) return hold(db, locked, state, wrong)
  if (order.status !== 'pending_payment') return giveBackLate(db, locked, state)
  return capture(db, locked, state)
}

/**
 * Does what follows from what the gateway says of a payment, in the caller's transaction: order and payment are locked, and what was done before is
 * not done again. Money that came is booked or held, never passed over. Nothing follows where the payment got its page only since. Throws `not_found`.
 */
export async function settleCard(db: Db, payment_id: string, { intent_ref, state }: Asked): Promise<PaymentChange> {
  const locked = await lockCard(db, payment_id)
  if (!locked) throw fail(errors.not_found)
  if (state && locked.payment.intent_ref === intent_ref) await follow(db, locked, state)
  const [after = locked.payment] = await db.select().from(payments).where(eq(payments.id, payment_id))
  return { before: locked.payment, after }
}
