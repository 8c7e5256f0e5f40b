import { buffer } from 'node:stream/consumers'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import { runReader } from '../readers/run-reader.ts'
import { getPart, openSource } from './picture-parts.ts'
import { files } from './table.ts'

const makeSizeJob = jobKind<{ id: string; name: string }>('files.make-size')

/** The number of sizes whose requests a process remembers. */
const maxRequested = 10_000

/**
 * Asks for one size of a picture when somebody first looks at it, uploaded just now or years ago: what nobody looks at costs nothing.
 * @returns a function that may be called on every request; one job for a size is ever waiting, in all processes together
 */
export function sizesOnDemand(deps: Pick<Deps, 'db' | 'jobs' | 'log'>): (id: string, name: string) => Promise<void> {
  const requested = new Set<string>()
  return async (id, name) => {
    const key = `${id}/${name}`
    if (requested.has(key)) return
    if (requested.size >= maxRequested) requested.clear()
    requested.add(key)
    try {
      await deps.jobs.enqueue(deps.db, makeSizeJob, { id, name }, { singleton: key })
    } catch (error) {
      // The picture itself can still be shown.
      requested.delete(key)
      deps.log.warn({ err: error, file: id, size: name }, 'a size of a picture was not asked for')
    }
  }
}

async function makeSize({ db, files: store }: Pick<Deps, 'db' | 'files'>, id: string, name: string): Promise<void> {
  const part = getPart(name)
  const picture = db
    .select({ storage_key: files.storage_key })
    .from(files)
    .where(and(eq(files.id, id), eq(files.public, true), isNotNull(files.stored_at)))
  const [file] = await picture
  const source = part && file && (await openSource(store, file.storage_key))
  if (!source) return
  const body = await runReader('scale', { source: await buffer(source), size: part.size }, { account: 'sizes', background: true })
  const key = `${file.storage_key}/${name}`
  await store.put(key, body, part.mime)
  // The picture was deleted meanwhile: a size written after its bytes were removed goes too.
  const [kept] = await picture
  if (!kept) await store.remove(key)
}

/** One size at a time, so that a flood of first looks leaves a core to those who came to buy. */
export const makeSizeWorker = defineWorker(makeSizeJob, (deps, { id, name }) => makeSize(deps, id, name), { parallel: 1 })
