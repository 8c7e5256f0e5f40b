import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { sql } from 'drizzle-orm'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { storeRegistrations } from '../table.ts'

const clearRegistrations = jobKind<Record<string, never>>('clear-registrations')

/** Deletes every hour the registrations whose mail address was not proved in time. */
export const clearRegistrationsWorker = defineWorker(
  clearRegistrations,
  async ({ db }) => {
    const { registration_seconds } = codeRules
    await db
      .delete(storeRegistrations)
      .where(sql`${storeRegistrations.created_at} < now() - make_interval(secs => ${registration_seconds})`)
  },
  { cron: '40 * * * *' },
)
