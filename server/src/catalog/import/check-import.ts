import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { productImportRows, productImports, type RowFault } from '../import-table.ts'
import { checkImportJob } from './jobs.ts'
import { judgeRow } from './judge-row.ts'
import { matchRows, type Seen } from './match-rows.ts'
import { noCounts } from './no-counts.ts'
import { readNames } from './read-names.ts'

const batch = 500

interface Result {
  row: number
  outcome: 'new' | 'changed' | 'unchanged' | 'refused'
  faults: RowFault[]
  product_id: string | null
}

async function saveResults(db: Db, import_id: string, results: readonly Result[]): Promise<void> {
  await db.execute(sql`
    update product_import_rows r set outcome = x.outcome, faults = x.faults, product_id = x.product_id
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as x(row int, outcome text, faults jsonb, product_id uuid)
    where r.import_id = ${import_id} and r.row = x.row`)
}

/**
 * Judges every row of an import that is `checking`, a batch at a time, and leaves it `checked`. No product changes. It begins anew when a process
 * died in the middle.
 */
async function checkImport(db: Db, import_id: string): Promise<void> {
  const [job] = await db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, import_id), eq(productImports.state, 'checking')))
  if (!job) return
  const names = await readNames(db, job.store_id)
  const seen: Seen = { products: new Map(), barcodes: new Map() }
  const counts = noCounts()
  /** Returns true if the check continues: a merchant may have cancelled it. */
  const save = async (state: 'checking' | 'checked', done: number) => {
    const saved = await db
      .update(productImports)
      .set({ state, done, counts, updated_at: now })
      .where(and(eq(productImports.id, import_id), eq(productImports.state, 'checking')))
      .returning({ id: productImports.id })
    return saved.length > 0
  }
  let [last, done] = [0, 0]
  for (;;) {
    const rows = await db
      .select({ row: productImportRows.row, cells: productImportRows.cells })
      .from(productImportRows)
      .where(and(eq(productImportRows.import_id, import_id), gt(productImportRows.row, last)))
      .orderBy(asc(productImportRows.row))
      .limit(batch)
    if (rows.length === 0) break
    const matched = await matchRows(db, job, rows, seen)
    const results = matched.map(({ row, faults, ...described }): Result => {
      const judged = judgeRow(described, names)
      const all = [...faults, ...('faults' in judged ? judged.faults : [])]
      const outcome = all.length > 0 || 'faults' in judged ? 'refused' : judged.wanted.outcome
      counts[outcome]++
      return { row, outcome, faults: all, product_id: described.before?.id ?? null }
    })
    await saveResults(db, import_id, results)
    last = rows.at(-1)?.row ?? last
    done += rows.length
    if (!(await save('checking', done))) return
  }
  await save('checked', done)
}

export const checkImportWorker = defineWorker(checkImportJob, ({ db }, { import_id }) => checkImport(db, import_id), {
  parallel: 1,
  timeout_seconds: 600,
})
