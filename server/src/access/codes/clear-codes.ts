import { sql } from 'drizzle-orm'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { codes, sessions } from '../table.ts'

const clearCodes = jobKind<Record<string, never>>('clear-codes')

/** Deletes codes a week old and sessions that ended a month ago, every night. */
export const clearCodesWorker = defineWorker(
  clearCodes,
  async ({ db }) => {
    await db.delete(codes).where(sql`${codes.created_at} < now() - interval '7 days' and ${codes.expires_at} < now() - interval '1 day'`)
    await db.delete(sessions).where(sql`coalesce(${sessions.revoked_at}, ${sessions.expires_at}) < now() - interval '30 days'`)
  },
  { cron: '20 3 * * *' },
)
