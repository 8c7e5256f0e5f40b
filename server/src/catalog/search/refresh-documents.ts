import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { emptyRow, idRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { renamedKinds } from './document-table.ts'

const run = 500
const kinds = { store: 'store_id', shelf: 'shelf_id', category: 'category_id', subcategory: 'subcategory_id' } as const

const renamed = z.strictObject({
  kind: z.enum(renamedKinds),
  record_id: z.string(),
  renamed_at: z.string(),
})

/**
 * Rewrites the search documents of the products in a renamed store, shelf or category. This is a job because a store can have ten thousand
 * products and a category more.
 */
export async function refreshDocuments(db: Db): Promise<void> {
  for (const { kind, record_id, renamed_at } of await readRows(
    db,
    sql`select kind, record_id, renamed_at from document_renames`,
    renamed,
  )) {
    let last = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const ids = await readRows(
        db,
        sql`select id from products where ${sql.raw(kinds[kind])} = ${record_id} and id > ${last} order by id limit ${run}`,
        idRow,
      )
      const end = ids.at(-1)
      if (!end) break
      await readRows(db, sql`select from (select write_product_documents(${sql.param(ids.map(({ id }) => id))}::uuid[])) done`, emptyRow)
      last = end.id
    }
    // A record that was renamed again meanwhile stays for the next run.
    await db.execute(sql`delete from document_renames where kind = ${kind} and record_id = ${record_id} and renamed_at = ${renamed_at}`)
  }
}

export const refreshDocumentsWorker = defineWorker(
  jobKind<Record<string, never>>('refresh-product-documents'),
  async ({ db }) => refreshDocuments(db),
  { cron: '* * * * *' },
)
