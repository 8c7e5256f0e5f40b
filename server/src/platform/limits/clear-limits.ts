import { lt } from 'drizzle-orm'
import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import { rateLimits } from './table.ts'

const clearLimitsJob = jobKind<Record<string, never>>('limits.clear')

/** Windows that closed an hour ago count for nothing any more. */
export const clearLimitsWorker = defineWorker(
  clearLimitsJob,
  async ({ db }) => {
    await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - 3_600_000))
  },
  { cron: '*/20 * * * *' },
)
