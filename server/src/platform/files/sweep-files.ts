import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { now } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import { getKeys, removeBytesJob } from './remove-bytes.ts'
import { files } from './table.ts'

const isOld = and(isNull(files.attached_at), lt(files.loose_since, sql`now() - interval '24 hours'`))
const foreignKey = '23503'

const pgCode = (error: unknown): unknown => (error instanceof Error ? ('code' in error ? error.code : pgCode(error.cause)) : undefined)

/**
 * Deletes one file if it is still loose; a record that takes it at this moment wins. One that another record still names, such as the line of an
 * order whose product has a new picture, is in use after all and marked so: it must not come up again every hour before those that can go.
 */
async function sweepOne({ db, jobs }: Deps, id: string): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const [removed] = await tx
        .delete(files)
        .where(and(eq(files.id, id), isOld))
        .returning()
      if (removed) await jobs.enqueue(tx, removeBytesJob, { keys: getKeys(removed) })
      return Boolean(removed)
    })
  } catch (error) {
    if (pgCode(error) !== foreignKey) throw error
    await db
      .update(files)
      .set({ attached_at: now })
      .where(and(eq(files.id, id), isOld))
    return false
  }
}

/** Removes files that no record took, or that their record let go of, for 24 hours. Returns how many. */
export async function sweepFiles(deps: Deps): Promise<number> {
  const loose = await deps.db.select({ id: files.id }).from(files).where(isOld).orderBy(asc(files.loose_since)).limit(2000)
  let swept = 0
  for (const { id } of loose) if (await sweepOne(deps, id)) swept++
  return swept
}

const sweepFilesJob = jobKind<Record<string, never>>('files.sweep')

export const sweepFilesWorker = defineWorker(
  sweepFilesJob,
  async (deps) => {
    const swept = await sweepFiles(deps)
    if (swept > 0) deps.log.info({ swept }, 'loose files swept')
  },
  { cron: '17 * * * *' },
)
