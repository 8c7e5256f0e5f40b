import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import { issueInvoices } from './issue-invoices.ts'
import { dueInvoices, planInvoices } from './plan-documents.ts'
import { invoiceWaits } from './table.ts'

const batch = 100

/** Issues what had to wait for its supplier's VAT number or address; what was cancelled meanwhile needs no invoice. */
export async function issueWaiting(db: Db): Promise<number> {
  if (!(await readSettings(db)).invoice_vat_no) return 0
  // Orders take turns, so that one that still waits does not block those behind it.
  const waiting = await db.select().from(invoiceWaits).orderBy(asc(invoiceWaits.since)).limit(batch)
  let done = 0
  for (const { order_id } of waiting) {
    done += await db.transaction(async (tx) => {
      const facts = await loadSettlement(tx, { order_id }, 'all')
      const { order } = facts
      const step = order.delivered_at ? 'delivered' : 'accepted'
      const [planned] = order.status === 'cancelled' ? [] : planInvoices(facts, dueInvoices(step, order))
      const issued = !planned || (await issueInvoices(tx, facts, planned))
      if (issued) await tx.delete(invoiceWaits).where(eq(invoiceWaits.order_id, order_id))
      else await tx.update(invoiceWaits).set({ since: sql`clock_timestamp()` }).where(eq(invoiceWaits.order_id, order_id))
      return issued ? 1 : 0
    })
  }
  return done
}

export const issueWaitingWorker = defineWorker(
  jobKind<Record<string, never>>('issue-waiting-invoices'),
  async ({ db }) => void (await issueWaiting(db)),
  { cron: '*/10 * * * *' },
)
