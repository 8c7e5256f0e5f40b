import { sumAmounts } from '@rahba/contract/kernel/money'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { paymentMessages } from '../../messages/payments.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { recordCardRefund, recordRefusedCardRefund } from '../../orders/cancellations/act-on-cancellation.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from '../../platform/gateway/port.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'
import { payments } from '../payments/table.ts'
import { postLateReturned } from './late-postings.ts'
import { lockPaymentPage, onSamePage } from './lock-page.ts'
import { paymentPages } from './payment-page-table.ts'
import { gatewayEvents, gatewayRefunds } from './table.ts'

/** A payment with the page that it shares, if it does. */
type PageOfRefund = Pick<PaymentRow, 'id' | 'page_id'>
type RefundRow = typeof gatewayRefunds.$inferSelect

const batch = 50
/** After this many tries without an answer (about an hour) the administrators are notified. Tries go on, in the end every four hours. */
const triesUntilNotice = 6

const updateRefund = (db: Db, { id }: RefundRow, change: Record<string, unknown>): PromiseLike<unknown> =>
  db
    .update(gatewayRefunds)
    .set({ ...change, updated_at: now })
    .where(eq(gatewayRefunds.id, id))

async function recordEvent(db: Db, { id, provider, intent_ref, page_id }: PaymentRow, kind: string, detail: string): Promise<void> {
  const about = page_id ? { page_id } : { payment_id: id }
  if (provider) await db.insert(gatewayEvents).values({ provider, source: 'check', kind, intent_ref, detail, ...about })
}

const notifyFailure = (db: Db, refund: RefundRow, message: string) =>
  notifyAdmins(db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model: 'payments',
    model_id: refund.payment_id,
    once: `card-refund:${refund.id}:${refund.tries}`,
    message: paymentMessages.card_refund_failed.write({ message }),
  })

interface Claimed {
  refund: RefundRow
  payment: PaymentRow
  /** The gateway's reference of the charge. */
  charge_ref: string
  /** The amount already paid by the other refunds of the same charge. */
  before: number
  /** True if the whole charge is refunded, so that it may be voided. */
  whole: boolean
}

/**
 * Claims the next refund of a charge for some minutes, so that no other job sends a refund of the same charge, also not for another order of the
 * checkout. If the gateway has refunded more than `before`, an interrupted try of this refund succeeded. So refunds that were tried come first.
 */
async function claim(db: Db, { id, page_id }: PageOfRefund): Promise<Claimed | undefined> {
  const [shared] = page_id ? await db.select().from(paymentPages).where(eq(paymentPages.id, page_id)).for('update') : []
  if (!shared) await db.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('update')
  const rows = await db
    .select({ refund: gatewayRefunds, payment: payments, due: sql<boolean>`${gatewayRefunds.next_try_at} <= ${now}` })
    .from(gatewayRefunds)
    .innerJoin(payments, eq(payments.id, gatewayRefunds.payment_id))
    .where(onSamePage({ id, page_id }))
    .orderBy(sql`${gatewayRefunds.tries} > 0 desc`, asc(gatewayRefunds.id))
  const next = rows.find(({ refund }) => refund.status === 'pending')
  if (!next?.due) return undefined
  const { refund, payment } = next
  const minutes = Math.min(Math.max(2, 2 ** refund.tries), 240)
  await updateRefund(db, refund, { tries: refund.tries + 1, next_try_at: sql`${now} + make_interval(mins => ${minutes})` })
  const sum = (some: (refund: RefundRow) => boolean) => sumAmounts(rows.flatMap((row) => (some(row.refund) ? [row.refund.amount] : [])))
  const before = sum(({ status }) => status === 'done')
  const unwanted = sum(({ status, cancellation_id }) => !cancellation_id && (status === 'pending' || status === 'done'))
  const whole = !refund.cancellation_id && (!shared || unwanted === shared.came_amount)
  const charge_ref = shared?.reference ?? payment.reference ?? ''
  return { payment, charge_ref, before, whole, refund: { ...refund, tries: refund.tries + 1 } }
}

async function finish(db: Db, { refund, payment, charge_ref }: Claimed): Promise<void> {
  if (refund.cancellation_id) await recordCardRefund(db, { id: refund.cancellation_id, reference: charge_ref })
  else {
    await lockPaymentPage(db, payment.id)
    if (refund.booked) await postLateReturned(db, { ...payment, amount: refund.amount })
    await db.update(payments).set({ status: 'refunded', updated_at: now }).where(eq(payments.id, payment.id))
  }
  await updateRefund(db, refund, { status: 'done', message: null })
  await recordEvent(db, payment, 'refunded', String(refund.amount))
}

async function refuse(db: Db, { refund, payment }: Claimed, message: string): Promise<void> {
  if (refund.cancellation_id) await recordRefusedCardRefund(db, { id: refund.cancellation_id, message })
  await updateRefund(db, refund, { status: 'failed', message })
  await recordEvent(db, payment, 'refund_refused', message)
  await notifyFailure(db, refund, message)
}

async function recordFailure(db: Db, { refund }: Claimed, message: string): Promise<void> {
  await updateRefund(db, refund, { message })
  if (refund.tries === triesUntilNotice) await notifyFailure(db, refund, message)
}

/**
 * Requests a refund from the gateway. If the whole charge is refunded, it is voided without a fee while that is possible. The other refunds of
 * the charge then find it voided.
 */
async function send(gateway: PaymentGateway, { refund, charge_ref, before, whole }: Claimed): Promise<void> {
  if (whole && gateway.capabilities.void && (await gateway.void(charge_ref))) return
  await gateway.refund({ charge_ref, amount: refund.amount, refunded_before: before, key: refund.id })
}

/** Claims the next refund of a charge, sends it and records the result. The gateway is asked between two transactions. */
async function sendNext(db: Db, gateway: PaymentGateway | null, of: PageOfRefund): Promise<void> {
  const claimed = await db.transaction((tx) => claim(tx, of))
  if (!claimed) return
  const refused = (message: string) => db.transaction((tx) => refuse(tx, claimed, message))
  if (!gateway) return refused('no gateway is configured')
  try {
    await send(gateway, claimed)
  } catch (error) {
    if (error instanceof GatewayRefused) return refused(error.message)
    if (error instanceof GatewayUnavailable) return recordFailure(db, claimed, error.message)
    throw error
  }
  await db.transaction((tx) => finish(tx, claimed))
}

/** Sends the card refunds that are due, one of each charge. Returns the number of charges. */
export async function sendCardRefunds({ db, gateway, log }: Pick<Deps, 'db' | 'gateway' | 'log'>): Promise<number> {
  const rows = await db
    .select({ id: payments.id, page_id: payments.page_id })
    .from(gatewayRefunds)
    .innerJoin(payments, eq(payments.id, gatewayRefunds.payment_id))
    .where(and(eq(gatewayRefunds.status, 'pending'), lte(gatewayRefunds.next_try_at, now)))
    .orderBy(asc(gatewayRefunds.next_try_at))
    .limit(batch)
  const due = new Map(rows.map((row) => [row.page_id ?? row.id, row]))
  // A failed refund must not block the others.
  for (const of of due.values())
    await sendNext(db, gateway, of).catch((error: unknown) => log.error({ err: error, payment: of.id }, 'a card refund could not be sent'))
  return due.size
}

export const sendCardRefundsWorker = defineWorker(
  jobKind<Record<string, never>>('card-refunds'),
  async (deps) => void (await sendCardRefunds(deps)),
  { cron: '* * * * *', parallel: 1, timeout_seconds: 900 },
)
