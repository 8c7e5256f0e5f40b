import { errors } from '@rahba/contract/kernel/errors'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import type { PaymentGateway } from '../../platform/gateway/port.ts'
import { payments } from '../payments/table.ts'
import { checkCardJob } from './check-card.ts'
import { paymentPages } from './payment-page-table.ts'
import { gatewayEvents } from './table.ts'

interface FoundPage {
  /** A payment on the page. */
  payment_id: string
  /** The record that the event is kept with: the shared page, or the only payment. */
  about: { page_id: string } | { payment_id: string }
}

async function findPage(db: Db, provider: PaymentGateway['name'], intent_ref: string): Promise<FoundPage | undefined> {
  const [alone] = await db
    .select({ payment_id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.intent_ref, intent_ref)))
  if (alone) return { ...alone, about: alone }
  const [shared] = await db
    .select({ page_id: paymentPages.id, payment_id: payments.id })
    .from(paymentPages)
    .innerJoin(payments, eq(payments.page_id, paymentPages.id))
    .where(and(eq(paymentPages.provider, provider), eq(paymentPages.intent_ref, intent_ref)))
    .orderBy(asc(payments.id))
    .limit(1)
  return shared && { payment_id: shared.payment_id, about: { page_id: shared.page_id } }
}

/**
 * Stores a webhook once, as it was received, and enqueues a check of the payment it names. The job reads amounts and states from the gateway,
 * never from the webhook. Stores nothing and throws `forbidden` if the signature is invalid.
 */
export async function takeWebhook(db: Db, { gateway, jobs }: Pick<Deps, 'gateway' | 'jobs'>, raw: string): Promise<void> {
  if (!gateway) throw fail(errors.not_found)
  const event = gateway.parseWebhook(raw)
  if (!event) throw fail(errors.forbidden)
  const { event_id, kind, intent_ref } = event
  const found = intent_ref ? await findPage(db, gateway.name, intent_ref) : undefined
  const [saved] = await db
    .insert(gatewayEvents)
    .values({ provider: gateway.name, source: 'webhook', event_id, kind, intent_ref, ...found?.about, raw })
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id })
  // There is nothing to ask about an invoice that is not ours.
  if (saved && found) await jobs.enqueue(db, checkCardJob, { payment_id: found.payment_id }, { singleton: found.payment_id })
}
