import { errors } from '@rahba/contract/kernel/errors'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import { payments } from '../payment-table.ts'
import { checkCardJob } from './check-card.ts'
import { gatewayEvents } from './table.ts'

/**
 * Takes a webhook as it came: kept whole and once, and a job asks the gateway for the payment it names. What it says of amounts and states is not
 * read. Throws `forbidden` for one that proves nothing, of which nothing is kept.
 */
export async function takeWebhook(db: Db, { gateway, jobs }: Pick<Deps, 'gateway' | 'jobs'>, raw: string): Promise<void> {
  if (!gateway) throw fail(errors.not_found)
  const event = gateway.parseWebhook(raw)
  if (!event) throw fail(errors.forbidden)
  const { event_id, kind, intent_ref } = event
  const [payment] = intent_ref
    ? await db
        .select({ id: payments.id, order_id: payments.order_id })
        .from(payments)
        .where(and(eq(payments.provider, gateway.name), eq(payments.intent_ref, intent_ref)))
    : []
  const [kept] = await db
    .insert(gatewayEvents)
    .values({ provider: gateway.name, source: 'webhook', event_id, kind, intent_ref, payment_id: payment?.id ?? null, raw })
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id })
  // There is nothing to ask about an invoice that is not ours.
  if (kept && payment) await jobs.enqueue(db, checkCardJob, { payment_id: payment.id }, { singleton: payment.id })
}
