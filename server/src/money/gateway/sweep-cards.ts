import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { GatewayUnavailable } from '../../platform/gateway/port.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { payments } from '../payments/table.ts'
import { checkCard } from './check-card.ts'
import { paymentPages } from './payment-page-table.ts'
import { gatewayEvents } from './table.ts'

const batch = 200
const lanes = 4
// If the gateway is down, the rest is skipped: the next sweep runs in five minutes.
const enough = 5
const maxRawDays = 180

interface OpenPage {
  /** A payment on the page. */
  id: string
  page_id: string | null
  checked_at: string | null
}

/** The pages that may still change, those asked longest ago first. */
async function listOpen(db: Db): Promise<OpenPage[]> {
  const alone = await db
    .select({ id: payments.id, page_id: payments.page_id, checked_at: payments.checked_at })
    .from(payments)
    .where(and(eq(payments.method, 'card'), isNull(payments.closed_at)))
    .orderBy(sql`${payments.checked_at} nulls first`, asc(payments.id))
    .limit(batch)
  const first = sql<string>`(select p.id from payments p where p.page_id = payment_pages.id order by p.id limit 1)`
  const shared = await db
    .select({ id: first, page_id: paymentPages.id, checked_at: paymentPages.checked_at })
    .from(paymentPages)
    .where(isNull(paymentPages.closed_at))
    .orderBy(sql`${paymentPages.checked_at} nulls first`, asc(paymentPages.id))
    .limit(batch)
  const moment = ({ checked_at }: OpenPage) => (checked_at ? Date.parse(checked_at) : 0)
  return [...alone, ...shared].toSorted((a, b) => moment(a) - moment(b)).slice(0, batch)
}

/** Otherwise the same few pages would always be checked first. */
const putLast = (db: Db, { id, page_id }: OpenPage): PromiseLike<unknown> =>
  page_id
    ? db.update(paymentPages).set({ checked_at: now }).where(eq(paymentPages.id, page_id))
    : db.update(payments).set({ checked_at: now }).where(eq(payments.id, id))

/**
 * Asks the gateway for every card payment that may still change: news of lost webhooks, and pages to close. Those asked longest ago
 * come first. Returns how many were asked.
 */
export async function sweepCards(deps: Pick<Deps, 'db' | 'gateway' | 'log'>): Promise<number> {
  const { db, log } = deps
  if (!deps.gateway) return 0
  const open = await listOpen(db)
  let [checked, failed] = [0, 0]
  const lane = async () => {
    for (let one = open.shift(); one && failed < enough; one = open.shift()) {
      try {
        await checkCard(deps, one.id)
        checked++
      } catch (error) {
        if (error instanceof GatewayUnavailable) failed++
        log.warn({ err: error, payment: one.id }, 'a card payment could not be checked')
        await putLast(db, one)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await db
    .update(gatewayEvents)
    .set({ raw: null })
    .where(and(isNotNull(gatewayEvents.raw), lt(gatewayEvents.at, sql`now() - make_interval(days => ${maxRawDays})`)))
  return checked
}

export const sweepCardsWorker = defineWorker(jobKind<Record<string, never>>('sweep-cards'), async (deps) => void (await sweepCards(deps)), {
  cron: '*/5 * * * *',
  timeout_seconds: 900,
})
