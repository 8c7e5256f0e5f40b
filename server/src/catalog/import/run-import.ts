import { importLabels } from '@rahba/contract/catalog/import/import-fields'
import type { ProductChange } from '@rahba/contract/catalog/products/product-body'
import { errors, errorText } from '@rahba/contract/kernel/errors'
import { isUuid } from '@rahba/contract/kernel/is-uuid'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { findRefusal, isRetryable } from '../../platform/http/pg-errors.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { toEntry } from '../products/audit-entry.ts'
import { createProductSlug } from '../products/create-product-slug.ts'
import { hideProduct, showProduct } from '../products/hide-product.ts'
import type { ProductSnapshot } from '../products/lock-product.ts'
import { createProduct, updateProduct } from '../products/save-product.ts'
import { submitProduct } from '../products/submit-product.ts'
import { nameStockChange } from '../stock/name-stock-change.ts'
import { toEntry as importEntryOf } from './audit-entry.ts'
import { checkGroup, type PlannedProduct, refuseGroup } from './check-group.ts'
import { isRefused } from './find-fault.ts'
import { fetchPicturesJob, runImportJob } from './jobs.ts'
import { createSeen, type MatchedGroup, matchGroups } from './match-groups.ts'
import { readGroups } from './read-groups.ts'
import { readNames } from './read-names.ts'
import { rowKeys } from './row-texts.ts'
import { savePendingPictures } from './save-pending-pictures.ts'
import { type RowResult, saveResults } from './save-results.ts'
import { type ProductImport, productImports, type RowFault } from './table.ts'

// Rows whose locks are held together, beside those of one product, and how long one job goes on before it lets others at the queue.
const batch = 50
const turnMs = 15_000

type Moderation = Pick<Awaited<ReturnType<typeof readSettings>>, 'moderate_products' | 'moderate_product_edits'>

interface Run {
  job: ProductImport
  names: Awaited<ReturnType<typeof readNames>>
  settings: Moderation
}

/** The last part of a new product's address: its key in the file, so that the same file finds it again. */
async function savedSlug(db: Db, store_id: string, { rows }: MatchedGroup): Promise<string | undefined> {
  const [key] = rows.flatMap(({ texts }) => rowKeys(texts).key || [])
  return key && !isUuid(key.toLowerCase()) ? createProductSlug(db, store_id, { ar: key, en: key }) : undefined
}

/**
 * The pictures to be fetched with the ids of their variants, which are known once these are saved, and of their values. The variants of one
 * value repeat its picture, which is fetched once.
 */
function toPending({ pending, toIndex, findValue }: PlannedProduct, { variants }: ProductSnapshot) {
  const seen = new Set<string>()
  return pending.flatMap((picture) => {
    const { row, address, ofVariant, ofOption } = picture
    const value_id = ofOption === null ? null : findValue(row, ofOption)
    const key = `${value_id} ${address}`
    if (value_id !== null && seen.has(key)) return []
    seen.add(key)
    return [{ ...picture, variant_id: ofVariant ? (variants[toIndex(row)]?.id ?? null) : null, value_id }]
  })
}

/** Changes one product as the form would, each step with its entry in the audit log. Returns its id. */
async function applyGroup(db: Db, { job, settings }: Run, group: MatchedGroup, planned: PlannedProduct): Promise<string> {
  const { store_id } = job
  const { before } = group
  const actor = { actor_type: 'store', actor_id: job.member_id } as const
  const audit = (action: string, ...sides: Parameters<typeof toEntry>) =>
    writeAudit(db, actor, { action: `products.${action}`, ...toEntry(...sides) })
  if (!before) {
    const slug = await savedSlug(db, store_id, group)
    const after = await createProduct(db, { store_id, body: planned.body, ...(slug ? { slug } : {}) })
    await audit('create', null, after)
    await savePendingPictures(db, job, after.id, toPending(planned, after))
    return after.id
  }
  const { id } = before
  let { updated_at } = before
  if (planned.move === 'hide' || planned.move === 'show') {
    const moved = await (planned.move === 'hide' ? hideProduct : showProduct)(db, { id, store_id })
    await audit(planned.move, moved.before, moved.after)
    updated_at = moved.after.updated_at
  }
  const quantity_seen = planned.quantity_seen ?? before.quantity
  const change: ProductChange = { ...planned.body, quantity_seen, changes_seen: [] }
  const saved = await updateProduct(db, { store_id, id, change, moderation: settings.moderate_product_edits, seen: updated_at })
  await audit('update', saved.before, saved.after, saved.waiting)
  await savePendingPictures(db, job, id, toPending(planned, saved.after))
  if (planned.move === 'submit') {
    const sent = await submitProduct(db, { id, store_id, moderate: settings.moderate_products })
    await audit('submit', sent.before, sent.after)
  }
  return id
}

/** Returns why the database or a use case refused a product, by paths of its body; null if its rows are not at fault, which fails the job. */
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
    const say = (of: AppError, locale: Locale) => errorText(of.fields[field]?.error ?? of.error, locale, of.fields[field]?.params)
    return { field, ar: say(ar, 'ar'), en: say(en, 'en') }
  })
}

interface Outcome {
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  product_id: string | null
  variants: PlannedProduct['variants']
}

const noVariants = { new: 0, changed: 0, unchanged: 0 }

/** One product in a savepoint of its own: checked again, since the store may have changed since the check. */
async function importGroup(db: Db, run: Run, group: MatchedGroup): Promise<Outcome> {
  const { before, rows } = group
  const product_id = before?.id ?? null
  const planned = checkGroup(group, run.names)
  if (planned === null || rows.some(({ faults }) => isRefused(faults))) return { outcome: 'failed', product_id, variants: noVariants }
  if (planned.outcome === 'unchanged') return { outcome: 'unchanged', product_id, variants: planned.variants }
  try {
    const id = await db.transaction((own) => applyGroup(own, run, group, planned))
    return { outcome: before ? 'updated' : 'created', product_id: id, variants: planned.variants }
  } catch (error) {
    // A deadlock aborts the entire transaction, which the job then repeats.
    const refused = isRetryable(error) ? null : findFaults(error)
    if (!refused) throw error
    for (const fault of refused) {
      const [row, field] = planned.place(fault.field ?? '_')
      row.faults.push({ ...fault, field })
    }
    return { outcome: 'failed', product_id, variants: noVariants }
  }
}

/** Imports the next products in one transaction, with what became of their rows. Returns true if there may be more. */
async function importBatch(deps: Deps, import_id: string): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    // The lock admits one process at a time, even if a job that seemed lost resumes.
    const [job] = await db
      .select()
      .from(productImports)
      .where(and(eq(productImports.id, import_id), eq(productImports.state, 'running')))
      .for('update')
    if (!job) return false
    await nameStockChange(db, { reason: 'imported', actor_type: 'store', actor_id: job.member_id })
    const groups = await readGroups(db, import_id, { last: 0, limit: batch, outcomes: ['new', 'changed'] })
    const run: Run = { job, names: await readNames(db, job.store_id), settings: await readSettings(db) }
    const counts = structuredClone(job.counts)
    const results: RowResult[] = []
    for (const group of await matchGroups(db, job, groups, createSeen())) {
      const { outcome, product_id, variants } = await importGroup(db, run, group)
      if (outcome === 'failed') refuseGroup(group)
      counts[outcome] += group.rows.length
      counts.products[outcome]++
      if (outcome === 'failed') counts.variants.failed += group.rows.filter(({ role }) => role === 'only' || role === 'variant').length
      else {
        counts.variants.created += variants.new
        counts.variants.updated += variants.changed
      }
      results.push(...group.rows.map(({ row, faults }) => ({ row, outcome, product_id, faults })))
    }
    await saveResults(db, import_id, results)
    const state = groups.length === 0 ? 'done' : 'running'
    await db
      .update(productImports)
      .set({ state, counts, done: job.done + results.length, updated_at: now })
      .where(eq(productImports.id, import_id))
    if (state === 'done') {
      await deps.jobs.enqueue(db, fetchPicturesJob, { import_id }, { singleton: import_id })
      const actor = { actor_type: 'store', actor_id: job.member_id } as const
      const none = { created: 0, updated: 0, failed: 0 }
      const { products: known } = job.counts
      const begun = { ...job, counts: { ...job.counts, ...none, ...(known ? { products: { ...known, ...none } } : {}) } }
      await writeAudit(db, actor, { action: 'products.import_done', ...importEntryOf(begun, { state, counts }) })
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
