import { errors } from '@rahba/contract/kernel/errors'
import { orderErrors } from '@rahba/contract/orders/errors'
import { eq, sql } from 'drizzle-orm'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { payments } from '../payments/table.ts'
import { onSamePage } from './lock-page.ts'
import { paymentPages } from './payment-page-table.ts'
import { type GatewayAnswer, type NoteChange, settleCard } from './settle-card.ts'

type Checking = Pick<Deps, 'db' | 'gateway'>

/** True if all of a page can still be paid: it is closed when an order stopped waiting or was paid by another. */
const stillWanted = sql<boolean>`bool_and(${orders.status} = 'pending_payment' and ${orders.expires_at} > ${now} and ${payments.status} = 'pending')`

const isUnpaid = {
  status: 'closed',
  amount: 0,
  currency: 'SAR',
  charge_ref: null,
  fee: null,
  card: null,
  declined: false,
  message: null,
} as const

/** Returns the gateway's state of the page that a payment is on. A page that nobody should pay any more is closed first. */
async function readPage({ db, gateway }: Checking, payment_id: string): Promise<GatewayAnswer> {
  const [found] = await db
    .select({ payment: payments, page: paymentPages, waited: sql<boolean>`${payments.created_at} < ${now} - interval '10 minutes'` })
    .from(payments)
    .leftJoin(paymentPages, eq(paymentPages.id, payments.page_id))
    .where(eq(payments.id, payment_id))
  if (!found) throw fail(errors.not_found)
  const { payment, page, waited } = found
  if (!payment.provider || !gateway) throw fail(orderErrors.not_a_card)
  const { id, intent_ref, closed_at } = page ?? payment
  if (closed_at) return { intent_ref, state: null }
  // Nobody received a page for it, so nobody can have paid: the shopper may begin again.
  if (!intent_ref) return { intent_ref, state: waited ? { ...isUnpaid, payment_id: id } : null }
  const state = await gateway.fetch(intent_ref)
  if (state.status !== 'open') return { intent_ref, state }
  const [requested] = await db
    .select({ all: stillWanted })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(onSamePage(payment))
  if (requested?.all) return { intent_ref, state }
  await gateway.close(intent_ref)
  return { intent_ref, state: await gateway.fetch(intent_ref) }
}

/**
 * Asks the gateway how a payment stands with all that shares its page, outside any transaction, and does what follows in one, with what `note`
 * writes of it. An order runs out of time only once no card can be taken for it. Throws `not_found`, `not_a_card`, and what the gateway throws.
 */
export async function checkCard(deps: Checking, payment_id: string, note?: NoteChange): Promise<void> {
  const answer = await readPage(deps, payment_id)
  if (!answer.state && !note) return
  await deps.db.transaction(async (tx) => {
    const change = await settleCard(tx, payment_id, answer)
    await note?.(tx, change)
  })
}

/** Asks soon after a webhook, which itself proves nothing but that there is something to ask. */
export const checkCardJob = jobKind<{ payment_id: string }>('check-card')

export const checkCardWorker = defineWorker(checkCardJob, (deps, { payment_id }) =>
  deps.gateway ? checkCard(deps, payment_id) : Promise.resolve(),
)
