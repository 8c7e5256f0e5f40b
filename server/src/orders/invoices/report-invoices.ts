import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { createReporter, type InvoiceReporter } from './reporter.ts'
import { invoiceReports, invoiceSuppliers, invoices } from './table.ts'

const batch = 50

/**
 * Reports what was not reported yet, each supplier's documents in the order of their chain. A document may be reported twice (a process ended
 * between the answer and its note), which its UUID tells the other side. What fails ends the turn and is tried in the next.
 * @returns how many were answered
 */
export async function reportInvoices(db: Db, reporter: InvoiceReporter): Promise<number> {
  const behind = await db
    .select({ id: invoiceSuppliers.id, reported: invoiceSuppliers.reported })
    .from(invoiceSuppliers)
    .where(sql`${invoiceSuppliers.reported} < ${invoiceSuppliers.counter}`)
    .limit(batch)
  let done = 0
  for (const supplier of behind) {
    const next = await db
      .select({ uuid: invoices.id, hash: invoices.hash, xml: invoices.xml, counter: invoices.counter })
      .from(invoices)
      .where(and(eq(invoices.supplier_id, supplier.id), gt(invoices.counter, supplier.reported)))
      .orderBy(asc(invoices.counter))
      .limit(batch)
    for (const { counter, ...invoice } of next) {
      const answer = await reporter.report(invoice)
      await db.transaction(async (tx) => {
        await tx
          .insert(invoiceReports)
          .values({ invoice_id: invoice.uuid, ...answer })
          .onConflictDoNothing()
        await tx.update(invoiceSuppliers).set({ reported: counter }).where(eq(invoiceSuppliers.id, supplier.id))
      })
      done++
    }
  }
  return done
}

export const reportInvoicesWorker = defineWorker(
  jobKind<Record<string, never>>('report-invoices'),
  async ({ db, env }) => {
    const reporter = createReporter(env)
    if (reporter) await reportInvoices(db, reporter)
  },
  { cron: '* * * * *', parallel: 1 },
)
