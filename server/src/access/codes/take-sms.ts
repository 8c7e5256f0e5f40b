import { accessErrors } from '@rahba/contract/access/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, fail, failField } from '../../platform/errors.ts'
import { smsLimitJob } from '../../platform/sms/sms-limit-job.ts'
import { readSettings } from '../../settings/read-settings.ts'

/** Numbers of Saudi Arabia are always written to. */
const home = '+966'

const smsRow = z.strictObject({
  listed: z.boolean(),
  /** The day in Riyadh. */
  day: z.string(),
})

/**
 * Takes one of the day's text messages before a code is sent to `phone`: foreign numbers cost more than they bring, and premium ones are dialled on purpose.
 * Throws `sms_country` at the field `phone` for a country that is not active under the places, and `sms_limit` once the setting's number is reached;
 * administrators are told of that.
 */
export async function takeSms(deps: Pick<Deps, 'db' | 'jobs' | 'limits'>, db: Db, phone: string): Promise<void> {
  const rows = await readRows(
    db,
    sql`
    select ${phone}::text like ${`${home}%`} or exists (select 1 from countries where active and starts_with(${phone}, dialling_code)) as listed, ${today}::text as day`,
    smsRow,
  )
  const [{ listed, day } = { listed: false, day: '' }] = rows
  if (!listed) throw failField('phone', accessErrors.sms_country)
  const { sms_per_day } = await readSettings(db)
  try {
    await deps.limits.take(`sms:${day}`, sms_per_day, 24 * 3600)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // beside the caller's transaction, which is rolled back
    await deps.jobs.enqueue(deps.db, smsLimitJob, { day, limit: sms_per_day }, { singleton: day })
    throw fail(accessErrors.sms_limit)
  }
}
