import { sql } from 'drizzle-orm'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'

/** Files that nobody went on with go after a week, rows of the others after 30 days; a finished import stays in the list with its counts. */
export const clearImportsWorker = defineWorker(
  jobKind<Record<string, never>>('products.import.clear'),
  async ({ db }) => {
    await db.execute(sql`delete from product_imports where state in ('uploaded', 'checked') and created_at < now() - interval '7 days'`)
    await db.execute(sql`
      delete from product_import_rows where import_id in (
        select id from product_imports where state in ('done', 'cancelled') and created_at between now() - interval '60 days' and now() - interval '30 days')`)
  },
  { cron: '41 3 * * *' },
)
