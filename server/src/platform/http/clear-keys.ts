import { lt, sql } from 'drizzle-orm'
import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import { idempotencyKeys } from './table.ts'

const clearKeysJob = jobKind<Record<string, never>>('idempotency.clear')

/** Idempotency keys are kept for 48 hours. */
export const clearKeysWorker = defineWorker(
  clearKeysJob,
  async ({ db }) => {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, sql`now() - interval '48 hours'`))
  },
  { cron: '37 * * * *' },
)
