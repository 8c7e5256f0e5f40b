import { importErrors } from '@rahba/contract/catalog/import/import-errors'
import { type ImportField, importHeading, isComplete, missingForNew } from '@rahba/contract/catalog/import/import-fields'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { and, eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { createCounts } from './import-counts.ts'
import { checkImportJob, fetchPicturesJob, runImportJob } from './jobs.ts'
import { findImport } from './read-imports.ts'
import { type ProductImport, productImportPictures, productImportRows, productImports } from './table.ts'

interface At {
  id: string
  store_id: string
}

/**
 * Fixes what the columns hold and queues the check; again after an earlier check, with other columns.
 * Throws `not_found`, `import_wrong_state`, `import_column_twice` and `import_column_missing`.
 */
export async function startCheck(db: Db, jobs: Jobs, at: At, fields: readonly (ImportField | null)[], locale: Locale): Promise<void> {
  const job = await findImport(db, at, true)
  if (job.state !== 'uploaded' && job.state !== 'checked') throw fail(importErrors.import_wrong_state)
  const mapping = job.columns.map((_, index) => fields[index] ?? null)
  const twice = mapping.find((field, index) => field !== null && mapping.indexOf(field) !== index)
  if (twice) throw fail(importErrors.import_column_twice, { name: importHeading(twice, locale) })
  if (!isComplete(mapping)) {
    const names = missingForNew(mapping).map((field) => importHeading(field, locale))
    throw fail(importErrors.import_column_missing, { names: names.join(comma[locale]) })
  }
  await db
    .update(productImports)
    .set({ state: 'checking', mapping, done: 0, counts: createCounts(), updated_at: now })
    .where(eq(productImports.id, job.id))
  await jobs.enqueue(db, checkImportJob, { import_id: job.id }, { singleton: job.id })
}

/**
 * Stops an import: a batch at work ends first, since it holds the import's lock, and no other begins. One that had not begun to run gives up its
 * rows, so that uploads that are cancelled don't pile up. Throws `not_found` and `import_wrong_state`.
 */
export async function cancelImport(db: Db, at: At): Promise<ProductImport> {
  const job = await findImport(db, at, true)
  if (job.state === 'done' || job.state === 'cancelled') throw fail(importErrors.import_wrong_state)
  await db.update(productImports).set({ state: 'cancelled', updated_at: now }).where(eq(productImports.id, job.id))
  await db.delete(productImportPictures).where(and(eq(productImportPictures.import_id, job.id), eq(productImportPictures.state, 'waiting')))
  if (job.state !== 'running') await db.delete(productImportRows).where(eq(productImportRows.import_id, job.id))
  return job
}

/** Queues the import of what the check found new or changed. Throws `not_found`, `import_wrong_state` and `import_nothing_to_do`. */
export async function startRun(db: Db, jobs: Jobs, at: At): Promise<ProductImport> {
  const job = await findImport(db, at, true)
  if (job.state !== 'checked') throw fail(importErrors.import_wrong_state)
  if (job.counts.new + job.counts.changed === 0) throw fail(importErrors.import_nothing_to_do)
  await db.update(productImports).set({ state: 'running', done: 0, updated_at: now }).where(eq(productImports.id, job.id))
  await jobs.enqueue(db, runImportJob, { import_id: job.id }, { singleton: job.id })
  return job
}

/** Queues the pictures of a finished import again that could not be fetched. Throws `not_found` and `import_wrong_state`. */
export async function retryPictures(db: Db, jobs: Jobs, at: At): Promise<ProductImport> {
  const job = await findImport(db, at, true)
  if (job.state !== 'done') throw fail(importErrors.import_wrong_state)
  await db
    .update(productImportPictures)
    .set({ state: 'waiting', fault: null, updated_at: now })
    .where(and(eq(productImportPictures.import_id, job.id), eq(productImportPictures.state, 'failed')))
  await jobs.enqueue(db, fetchPicturesJob, { import_id: job.id }, { singleton: job.id })
  return job
}
