import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { slipScopes } from '@rahba/contract/money/payments/payments.schemas'
import { orderErrors } from '@rahba/contract/orders/errors'
import { asc, eq, inArray } from 'drizzle-orm'
import { paymentMessages } from '../../messages/payments.ts'
import { notify } from '../../notifications/notify.ts'
import { actOnOrder } from '../../orders/act-on-order.ts'
import { extendPayment } from '../../orders/extend-payment.ts'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { stores } from '../../stores/table.ts'
import { lockForPostings } from '../ledger/post-transaction.ts'
import { requireUninvolved } from '../require-outsider.ts'
import type { PaymentRow } from './send-transfer.ts'
import { payments } from './table.ts'

interface Decision {
  payment_id: string
  /** `slip`: also the other payments of the same slip that still wait. */
  scope: keyof typeof slipScopes
  admin_id: string
  locale: Locale
}

/** A payment before and after its decision. */
interface Decided {
  before: PaymentRow
  after: PaymentRow
}

/**
 * The payments to decide, the named one first. Orders are locked before payments, each by id, as everything that moves an order does; else a
 * cancellation at the same moment would end in a deadlock.
 */
async function lockPending(db: Db, { payment_id, scope }: Pick<Decision, 'payment_id' | 'scope'>): Promise<PaymentRow[]> {
  // A payment never changes its slip, so it may be read before the locks.
  const [named] = await db.select({ slip: payments.slip }).from(payments).where(eq(payments.id, payment_id))
  if (!named) throw fail(errors.not_found)
  const inScope = scope === 'slip' && named.slip ? eq(payments.slip, named.slip) : eq(payments.id, payment_id)
  const paidOrderIds = db.select({ order_id: payments.order_id }).from(payments).where(inScope)
  await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, paidOrderIds)).orderBy(asc(orders.id)).for('update')
  const locked = await db.select().from(payments).where(inScope).orderBy(asc(payments.id)).for('update')
  const payment = locked.find(({ id }) => id === payment_id)
  if (!payment) throw fail(errors.not_found)
  if (payment.method !== 'bank_transfer') throw fail(orderErrors.not_a_transfer)
  if (payment.status !== 'pending') throw fail(orderErrors.payment_decided)
  return [payment, ...locked.filter(({ id, status }) => id !== payment_id && status === 'pending')]
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

async function decideEach(
  pending: readonly PaymentRow[],
  decideOne: (payment: PaymentRow) => Promise<Decided>,
): Promise<[Decided, ...Decided[]]> {
  const [named, ...others] = pending
  if (!named) throw new Error('A decision names a payment')
  const decided: [Decided, ...Decided[]] = [await decideOne(named)]
  for (const payment of others) decided.push(await decideOne(payment))
  return decided
}

async function confirmOne(
  db: Db,
  before: PaymentRow,
  { admin_id, locale, reference }: Pick<Decision, 'admin_id' | 'locale'> & { reference: string },
): Promise<Decided> {
  const actor = { type: 'admin', id: admin_id } as const
  const input = { action: 'confirm_payment', note: reference } as const
  // The order's table lets only the system confirm, so that no order is paid without its payment. The history names who saw it on the account.
  await actOnOrder(db, {
    order_id: before.order_id,
    scope: 'all',
    actor: { type: 'system', id: null },
    decided_by: actor,
    input,
    payment: { payment_id: before.id, into: 'bank', reference, fee: 0 },
    locale,
  })
  return { before, after: await decide(db, before, admin_id, { status: 'confirmed', reference }) }
}

/**
 * The transfer arrived: money into escrow, each order to its store, all in the caller's transaction. Returns the changes, the named payment's
 * first.
 */
export async function confirmTransfer(db: Db, decision: Decision & { reference: string }): Promise<[Decided, ...Decided[]]> {
  const pending = await lockPending(db, decision)
  for (const payment of pending) await requireUninvolved(db, { type: 'admin', id: decision.admin_id }, payment)
  // Several postings follow, each with its own accounts, so all of them are locked first, in one order.
  await lockForPostings(db, [
    ...(['bank', 'promo_expense'] as const).map((account) => ({ account })),
    ...pending.map(({ order_id }) => ({ account: 'order_escrow', owner_id: order_id }) as const),
  ])
  return decideEach(pending, (payment) => confirmOne(db, payment, decision))
}

async function refuseOne(
  db: Db,
  before: PaymentRow,
  { admin_id, reason }: Pick<Decision, 'admin_id'> & { reason: string },
): Promise<Decided> {
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
    once: `payment:${before.id}:refused`,
    message: paymentMessages.transfer_refused.write({ ...order, reason }),
  })
  return { before, after }
}

/**
 * Rejects a transfer that did not arrive. The shopper is notified of the reason and may send another slip while the orders wait. Returns the
 * changes, the named payment's first.
 */
export async function refuseTransfer(db: Db, decision: Omit<Decision, 'locale'> & { reason: string }): Promise<[Decided, ...Decided[]]> {
  const pending = await lockPending(db, decision)
  for (const payment of pending) await requireUninvolved(db, { type: 'admin', id: decision.admin_id }, payment)
  return decideEach(pending, (payment) => refuseOne(db, payment, decision))
}
