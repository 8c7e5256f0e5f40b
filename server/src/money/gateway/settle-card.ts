import { errors } from '@rahba/contract/kernel/errors'
import { allocate, formatAmount } from '@rahba/contract/kernel/money'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { paymentMessages } from '../../messages/payments.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { actOnOrder } from '../../orders/act-on-order.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { IntentState } from '../../platform/gateway/port.ts'
import { lockForPostings } from '../ledger/post-transaction.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'
import { payments } from '../payments/table.ts'
import { postLateArrived } from './late-postings.ts'
import { type CardPart, type LockedPage, lockPaymentPage } from './lock-page.ts'
import { paymentPages } from './payment-page-table.ts'
import { gatewayEvents, gatewayRefunds } from './table.ts'

/** A payment before and after a transaction; made by it where there is no before. */
interface PaymentChange {
  before: PaymentRow | null
  after: PaymentRow
}

/** The gateway's answer about the page. The state is null if there was nothing to ask. */
export interface GatewayAnswer {
  intent_ref: string | null
  state: IntentState | null
}

/** Writes down who asked for a change, in the change's own transaction. */
export type NoteChange = (tx: Db, change: PaymentChange) => Promise<void>

const system = { type: 'system', id: null } as const

const changePart = (db: Db, { payment }: CardPart, set: Partial<typeof payments.$inferInsert> | Record<string, unknown>) =>
  db
    .update(payments)
    .set({ ...set, updated_at: now })
    .where(eq(payments.id, payment.id))

/** Records on the page that the gateway was asked, and what it said of the whole page. */
async function changePage(
  db: Db,
  { id, shared }: LockedPage,
  set: Partial<Pick<typeof paymentPages.$inferInsert, 'reference' | 'came_amount' | 'came_currency' | 'fee'>> = {},
  closed = false,
): Promise<void> {
  const checked = { checked_at: now, updated_at: now, ...(closed && { closed_at: now }) }
  if (shared)
    await db
      .update(paymentPages)
      .set({ ...checked, ...set })
      .where(eq(paymentPages.id, id))
  else await db.update(payments).set(checked).where(eq(payments.id, id))
}

async function recordEvent(
  db: Db,
  { id, shared, intent_ref, provider }: LockedPage,
  kind: string,
  detail: string | null = null,
): Promise<void> {
  if (!provider) throw new Error('A card payment names its gateway')
  const about = shared ? { page_id: id } : { payment_id: id }
  await db.insert(gatewayEvents).values({ provider, source: 'check', kind, intent_ref, detail, ...about })
}

/** Returns what differs from the request (the currency, the amount or the payment's order), or null if the orders still cost as much. */
function mismatch({ id, amount, parts }: LockedPage, state: IntentState): 'amount' | 'currency' | 'order' | null {
  if (state.payment_id !== id) return 'order'
  if (state.currency !== 'SAR') return 'currency'
  if (state.amount !== amount) return 'amount'
  return parts.every(({ payment, order }) => order.to_charge === payment.amount) ? null : 'order'
}

type HeldFor = NonNullable<PaymentRow['held_for']>

/** Returns the columns that a charge sets on a payment. The charge of a shared page is stored on the page alone, because refunds count it as a whole. */
const getCharge = ({ page_id }: PaymentRow, { charge_ref, card }: IntentState) => ({ reference: page_id ? null : charge_ref, card })

/** Holds an amount that did not pay its order on the payment, with the part received for this order. */
const holdPart = (db: Db, part: CardPart, state: IntentState, held_for: HeldFor, came_amount: number) =>
  changePart(db, part, {
    ...{ ...getCharge(part.payment, state), status: 'held', decided_at: now },
    ...{ held_for, came_amount, came_currency: state.currency },
  })

const notifyHeld = (db: Db, { payment, order }: CardPart, held_for: HeldFor) =>
  notifyAdmins(db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model: 'payments',
    model_id: payment.id,
    once: `payment:${payment.id}:held`,
    message: paymentMessages[held_for === 'late' ? 'card_late' : 'card_held'].write({ number: order.number }),
  })

// Only riyals are formatted, because the number of minor units differs between currencies.
const describeAmount = (amount: number, currency: string) => `${currency === 'SAR' ? formatAmount(amount) : amount} ${currency}`

/** Holds the whole payment: the received amount differs from the requested one, so no order is paid. One notice is enough. */
async function holdAll(db: Db, page: LockedPage, state: IntentState, held_for: HeldFor): Promise<void> {
  const shares = allocate(
    state.amount,
    page.parts.map(({ payment }) => payment.amount),
  )
  for (const [index, part] of page.parts.entries()) await holdPart(db, part, state, held_for, shares[index] ?? 0)
  await recordEvent(db, page, `held:${held_for}`, describeAmount(state.amount, state.currency))
  const [first] = page.parts
  if (first) await notifyHeld(db, first, held_for)
}

/** The money is with the platform, but its order no longer waits for it: it is booked as owed to the shopper and sent back to the card. */
async function giveBackLate(db: Db, page: LockedPage, part: CardPart, state: IntentState): Promise<void> {
  const { payment, order } = part
  const { amount } = payment
  await holdPart(db, part, state, 'late', amount)
  await recordEvent(db, page, 'held:late', describeAmount(amount, state.currency))
  await notifyHeld(db, part, 'late')
  await postLateArrived(db, payment)
  await db.insert(gatewayRefunds).values({ payment_id: payment.id, amount, booked: true })
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
async function capture(db: Db, { payment, order }: CardPart, state: IntentState, fee: number | null): Promise<void> {
  // Only one payment pays an order: the sweep closes any other open page, and money it took goes back.
  await db
    .update(payments)
    .set({ status: 'refused', decided_at: now, updated_at: now })
    .where(and(eq(payments.order_id, order.id), eq(payments.status, 'pending'), ne(payments.id, payment.id)))
  const input = { action: 'confirm_payment', note: state.card } as const
  const paid = { payment_id: payment.id, into: 'psp_clearing', reference: state.charge_ref ?? '', fee: fee ?? 0 } as const
  await actOnOrder(db, { order_id: order.id, scope: 'all', actor: system, input, payment: paid, locale: 'ar' })
  const received = { ...getCharge(payment, state), status: 'confirmed', fee }
  await changePart(db, { payment, order }, { ...received, captured_at: now, decided_at: now })
}

const isWaiting = ({ order }: CardPart): boolean => order.status === 'pending_payment'

/**
 * The money is what was asked for: each order that still waits is paid, and the part of each other is owed to its shopper. The gateway's fee is
 * divided over the orders that are paid, by what each pays; money that only came back bears none. Returns the fee that was divided.
 */
async function book(db: Db, page: LockedPage, state: IntentState): Promise<number | null> {
  const { parts } = page
  // Several postings follow, each with its own accounts, so all of them are locked first, in one order.
  await lockForPostings(db, [
    ...(['psp_clearing', 'psp_fees', 'promo_expense'] as const).map((account) => ({ account })),
    ...parts.map((part) => ({ account: isWaiting(part) ? 'order_escrow' : 'refund_clearing', owner_id: part.order.id }) as const),
  ])
  const paid = parts.filter(isWaiting)
  const fee = paid.length > 0 ? state.fee : null
  const fees =
    fee === null
      ? []
      : allocate(
          fee,
          paid.map(({ payment }) => payment.amount),
        )
  for (const [index, part] of paid.entries()) await capture(db, part, state, fees[index] ?? null)
  if (paid.length > 0) await recordEvent(db, page, 'captured', state.card)
  for (const part of parts) if (!isWaiting(part)) await giveBackLate(db, page, part, state)
  return fee
}

async function closeUnpaid(db: Db, page: LockedPage, message: string | null): Promise<void> {
  await recordEvent(db, page, 'closed', message)
  const pending = page.parts.filter(({ payment }) => payment.status === 'pending').map(({ payment }) => payment.id)
  if (pending.length > 0)
    await db
      .update(payments)
      .set({ status: 'refused', decided_at: now, reason: message, updated_at: now })
      .where(inArray(payments.id, pending))
  await changePage(db, page, {}, true)
}

/** The page still takes a card. The moment of a refusal is kept until another card is tried, so that the shopper reads it with the order. */
async function keepOpen(db: Db, page: LockedPage, declined: boolean): Promise<void> {
  for (const part of page.parts)
    if ((part.payment.declined_at !== null) !== declined) await changePart(db, part, { declined_at: declined ? now : null })
  await changePage(db, page)
}

async function follow(db: Db, page: LockedPage, state: IntentState): Promise<void> {
  if (page.parts.some(({ payment }) => payment.status !== 'pending' && payment.status !== 'refused')) return
  if (state.status === 'open') return keepOpen(db, page, state.declined)
  if (state.status === 'closed') return closeUnpaid(db, page, state.message)
  const wrong = mismatch(page, state)
  const fee = wrong ? await holdAll(db, page, state, wrong).then(() => null) : await book(db, page, state)
  const received = { reference: state.charge_ref, came_amount: state.amount, came_currency: state.currency, fee }
  await changePage(db, page, page.shared ? received : {}, true)
}

/**
 * Applies the gateway's answer about the card page of a payment, in the caller's transaction. Its orders and payments are locked, and a repeated call
 * has no effect. A received amount is always booked or held. An answer about an earlier page is ignored.
 * Throws `not_found`.
 */
export async function settleCard(db: Db, payment_id: string, { intent_ref, state }: GatewayAnswer): Promise<PaymentChange> {
  const page = await lockPaymentPage(db, payment_id)
  const before = page?.parts.find(({ payment }) => payment.id === payment_id)?.payment
  if (!page || !before) throw fail(errors.not_found)
  if (state && page.intent_ref === intent_ref) await follow(db, page, state)
  const [after = before] = await db.select().from(payments).where(eq(payments.id, payment_id))
  return { before, after }
}
