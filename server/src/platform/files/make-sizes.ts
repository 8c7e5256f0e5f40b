import { buffer } from 'node:stream/consumers'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { now } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import { runReader } from '../readers/run-reader.ts'
import { openSource, pictureKeys, pictureParts } from './picture-parts.ts'
import { files } from './table.ts'

const makeSizesJob = jobKind<{ id: string }>('files.make-sizes')

/** The number of pictures whose requests a process remembers. */
const maxRequested = 10_000

/**
 * Asks for the sizes of a picture when somebody first looks at it, uploaded just now or years ago: what nobody looks at costs nothing.
 * @returns a function that may be called on every request; one job for a picture is ever waiting, in all processes together
 */
export function sizesOnDemand(deps: Pick<Deps, 'db' | 'jobs' | 'log'>): (id: string) => Promise<void> {
  const requested = new Set<string>()
  return async (id) => {
    if (requested.has(id)) return
    if (requested.size >= maxRequested) requested.clear()
    requested.add(id)
    try {
      await deps.jobs.enqueue(deps.db, makeSizesJob, { id }, { singleton: id })
    } catch (error) {
      // The picture itself can still be shown.
      requested.delete(id)
      deps.log.warn({ err: error, file: id }, 'sizes of a picture were not asked for')
    }
  }
}

async function makeSizes({ db, files: store }: Pick<Deps, 'db' | 'files'>, id: string): Promise<void> {
  const [file] = await db
    .select({ storage_key: files.storage_key })
    .from(files)
    .where(and(eq(files.id, id), eq(files.public, true), isNotNull(files.stored_at), isNull(files.sizes_at)))
  const stream = file && (await openSource(store, file.storage_key))
  if (!file || !stream) return
  const source = await buffer(stream)
  for (const { name, mime, size } of pictureParts) {
    const body = await runReader('scale', { source, size }, { account: 'sizes', background: true })
    await store.put(`${file.storage_key}/${name}`, body, mime)
  }
  const [made] = await db.update(files).set({ sizes_at: now }).where(eq(files.id, id)).returning({ id: files.id })
  // The file was deleted meanwhile: sizes written after its bytes were removed go too.
  if (!made) for (const key of pictureKeys(file.storage_key)) await store.remove(key)
}

/** One picture at a time, so that a flood of first looks leaves a core to those who came to buy. */
export const makeSizesWorker = defineWorker(makeSizesJob, (deps, { id }) => makeSizes(deps, id), { parallel: 1 })
