import { importLabels } from '@rahba/contract/catalog/import-fields'
import type { ProductChange } from '@rahba/contract/catalog/product-body'
import type { ImportCounts } from '@rahba/contract/catalog/product-imports'
import { errors, errorText } from '@rahba/contract/kernel/errors'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { findRefusal, isRetryable } from '../../platform/http/pg-errors.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type ProductImport, productImportRows, productImports, type RowFault } from '../import-table.ts'
import { toEntry } from '../products/audit-entry.ts'
import { hideProduct, showProduct } from '../products/hide-product.ts'
import { createProduct, updateProduct } from '../products/save-product.ts'
import { submitProduct } from '../products/submit-product.ts'
import { toEntry as importEntryOf } from './audit-entry.ts'
import type { FoundProduct } from './find-products.ts'
import { runImportJob } from './jobs.ts'
import { judgeRow, type WantedRow } from './judge-row.ts'
import { type MatchedRow, matchRows } from './match-rows.ts'
import { readNames } from './read-names.ts'

// Rows whose locks are held together, and how long one job goes on before it lets others at the queue.
const batch = 50
const turnMs = 15_000

type Moderation = Pick<Awaited<ReturnType<typeof readSettings>>, 'moderate_products' | 'moderate_product_edits'>

interface Run {
  job: ProductImport
  names: Awaited<ReturnType<typeof readNames>>
  settings: Moderation
}

/** Changes one product as the form would, each step with its entry in the audit log. Returns its id. */
async function applyRow(db: Db, { job, settings }: Run, before: FoundProduct | null, wanted: WantedRow): Promise<string> {
  const { store_id } = job
  const actor = { actor_type: 'store', actor_id: job.member_id } as const
  const audit = (action: string, ...sides: Parameters<typeof toEntry>) =>
    writeAudit(db, actor, { action: `products.${action}`, ...toEntry(...sides) })
  if (!before) {
    const after = await createProduct(db, { store_id, body: wanted.body })
    await audit('create', null, after)
    return after.id
  }
  const { id } = before
  let { updated_at } = before
  if (wanted.move === 'hide' || wanted.move === 'show') {
    const moved = await (wanted.move === 'hide' ? hideProduct : showProduct)(db, { id, store_id })
    await audit(wanted.move, moved.before, moved.after)
    updated_at = moved.after.updated_at
  }
  const quantity_seen = wanted.quantity_seen ?? before.quantity
  const change: ProductChange = { ...wanted.body, quantity_seen, changes_seen: [] }
  const saved = await updateProduct(db, { store_id, id, change, moderation: settings.moderate_product_edits, seen: updated_at })
  await audit('update', saved.before, saved.after, saved.waiting)
  if (wanted.move === 'submit') {
    const sent = await submitProduct(db, { id, store_id, moderate: settings.moderate_products })
    await audit('submit', sent.before, sent.after)
  }
  return id
}

/** Returns why the database or a use case refused a row, in both languages; null if the row is not at fault, which fails the job. */
function findFaults(error: unknown): RowFault[] | null {
  const refusals = [
    error instanceof AppError ? error : findRefusal(error, 'ar', importLabels),
    error instanceof AppError ? error : findRefusal(error, 'en', importLabels),
  ]
  const [ar, en] = refusals
  // An unavailable or busy database says nothing about the row, so the job repeats it.
  if (!ar || !en || ar.error === errors.unavailable || ar.error === errors.busy) return null
  const fields = Object.keys(ar.fields)
  if (fields.length === 0) return [{ field: null, ar: errorText(ar.error, 'ar', ar.params), en: errorText(en.error, 'en', en.params) }]
  return fields.map((field) => {
    const say = (of: AppError, locale: 'ar' | 'en') => errorText(of.fields[field]?.error ?? of.error, locale, of.fields[field]?.params)
    return { field: field.replace(/\.\d+$/, ''), ar: say(ar, 'ar'), en: say(en, 'en') }
  })
}

type Outcome =
  | { outcome: 'created' | 'updated' | 'unchanged'; product_id: string | null; faults: [] }
  | { outcome: 'failed'; product_id: string | null; faults: RowFault[] }

/** One row in a savepoint of its own: judged again, since the store may have changed since the check. */
async function importRow(db: Db, run: Run, { faults, ...described }: MatchedRow): Promise<Outcome> {
  const { before } = described
  const product_id = before?.id ?? null
  const judged = judgeRow(described, run.names)
  if ('faults' in judged || faults.length > 0)
    return { outcome: 'failed', product_id, faults: [...faults, ...('faults' in judged ? judged.faults : [])] }
  if (judged.wanted.outcome === 'unchanged') return { outcome: 'unchanged', product_id, faults: [] }
  try {
    const id = await db.transaction((row) => applyRow(row, run, before, judged.wanted))
    return { outcome: before ? 'updated' : 'created', product_id: id, faults: [] }
  } catch (error) {
    // A deadlock aborts the entire transaction, which the job then repeats.
    const refused = isRetryable(error) ? null : findFaults(error)
    if (!refused) throw error
    return { outcome: 'failed', product_id, faults: refused }
  }
}

/** Imports the next rows in one transaction, with what became of them. Returns true if there may be more. */
async function importBatch(deps: Deps, import_id: string): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    // The lock admits one process at a time, even if a job that seemed lost resumes.
    const [job] = await db
      .select()
      .from(productImports)
      .where(and(eq(productImports.id, import_id), eq(productImports.state, 'running')))
      .for('update')
    if (!job) return false
    const rows = await db
      .select({ row: productImportRows.row, cells: productImportRows.cells })
      .from(productImportRows)
      .where(and(eq(productImportRows.import_id, import_id), inArray(productImportRows.outcome, ['new', 'changed'])))
      .orderBy(asc(productImportRows.row))
      .limit(batch)
    const run: Run = { job, names: await readNames(db, job.store_id), settings: await readSettings(db) }
    const counts: ImportCounts = { ...job.counts }
    const matched = await matchRows(db, job, rows, { products: new Map(), barcodes: new Map() })
    for (const row of matched) {
      const { outcome, product_id, faults } = await importRow(db, run, row)
      counts[outcome]++
      await db
        .update(productImportRows)
        .set({ outcome, product_id, faults })
        .where(and(eq(productImportRows.import_id, import_id), eq(productImportRows.row, row.row)))
    }
    const state = rows.length < batch ? 'done' : 'running'
    await db
      .update(productImports)
      .set({ state, counts, done: job.done + rows.length, updated_at: now })
      .where(eq(productImports.id, import_id))
    if (state === 'done') {
      const actor = { actor_type: 'store', actor_id: job.member_id } as const
      await writeAudit(db, actor, { action: 'products.import_done', ...importEntryOf(job, { state, counts }) })
    }
    return state === 'running'
  })
}

/** Does rows for a while; what is left waits for the next job, so that a stop of the process never cuts off more than a batch. */
async function runImport(deps: Deps, import_id: string): Promise<void> {
  const end = Date.now() + turnMs
  while (await importBatch(deps, import_id)) {
    if (Date.now() < end) continue
    await deps.jobs.enqueue(deps.db, runImportJob, { import_id }, { singleton: import_id })
    return
  }
}

export const runImportWorker = defineWorker(runImportJob, (deps, { import_id }) => runImport(deps, import_id), {
  parallel: 2,
  timeout_seconds: 120,
})
