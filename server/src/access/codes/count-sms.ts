import { accessErrors } from '@rahba/contract/access/errors'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, fail, failField } from '../../platform/errors.ts'
import { smsLimitJob } from '../../platform/sms/sms-limit-job.ts'
import { readSettings } from '../../settings/read-settings.ts'
import type { Requester } from '../device.ts'

/** Numbers of Saudi Arabia are always written to. */
const home = '+966'

const smsRow = z.strictObject({
  listed: z.boolean(),
  /** The day in Riyadh. */
  day: z.string(),
})

/** The limits out of `sms_per_day` for browsers that never signed in before: for all of them, and for those in one network. */
export const maxSms = (sms_per_day: number) => ({
  strangers: Math.floor(sms_per_day * codeRules.sms_strangers_share),
  network: Math.max(codeRules.per_day, Math.floor(sms_per_day * codeRules.sms_network_share)),
})

interface SmsRequest {
  phone: string
  /** The requester; one who signed in with this browser before, or is of an approved store, is known. */
  requester: Pick<Requester, 'known' | 'ip'>
}

const day_seconds = 24 * 3600

/**
 * Takes one of the day's text messages before a code is sent to `phone`: foreign numbers cost more than they bring, and premium ones are dialled
 * on purpose. No network of strangers uses the day's messages up, and all of them together leave some to those who are known. Throws
 * `sms_country` at the field `phone` for a country that is not active under the places, `sms_network`, and `sms_limit` once the setting's number
 * is reached, or what strangers may have of it; administrators are notified.
 */
export async function countSms(deps: Pick<Deps, 'db' | 'jobs' | 'limits'>, db: Db, { phone, requester }: SmsRequest): Promise<void> {
  const rows = await readRows(
    db,
    sql`
    select ${phone}::text like ${`${home}%`} or exists (select 1 from countries where active and starts_with(${phone}, dialling_code)) as listed, ${today}::text as day`,
    smsRow,
  )
  const [{ listed, day } = { listed: false, day: '' }] = rows
  if (!listed) throw failField('phone', accessErrors.sms_country)
  const { sms_per_day } = await readSettings(db)
  const take = async (key: string, limit: number, refuse: () => Promise<never>) => {
    try {
      await deps.limits.take(`${key}:${day}`, limit, day_seconds)
    } catch (error) {
      if (error instanceof AppError) return refuse()
      throw error
    }
  }
  const refuseAll = (limit: number, whom: 'everybody' | 'strangers') => async () => {
    // It is queued outside the caller's transaction, which is rolled back.
    await deps.jobs.enqueue(deps.db, smsLimitJob, { day, limit, whom }, { singleton: `${day} ${whom}` })
    throw fail(accessErrors.sms_limit)
  }
  if (!requester.known) {
    const max = maxSms(sms_per_day)
    await take(`sms-network:${requester.ip}`, max.network, () => Promise.reject(fail(accessErrors.sms_network)))
    await take('sms-strangers', max.strangers, refuseAll(max.strangers, 'strangers'))
  }
  await take('sms', sms_per_day, refuseAll(sms_per_day, 'everybody'))
}

/**
 * Takes one of the day's text messages for a shopper's notice. Notices have a share of their own out of `sms_per_day`, and each shopper a
 * number, so that codes always go out.
 * @returns false if one of them is used up
 */
export async function countNoticeSms({ db, limits }: Pick<Deps, 'db' | 'limits'>, user_id: string): Promise<boolean> {
  const [{ day } = { day: '' }] = await readRows(db, sql`select ${today}::text as day`, smsRow.pick({ day: true }))
  const { sms_per_day } = await readSettings(db)
  const share = Math.floor(sms_per_day * codeRules.sms_notices_share)
  try {
    await limits.take(`sms-notices-of:${user_id}:${day}`, codeRules.sms_notices_per_day, day_seconds)
    await limits.take(`sms-notices:${day}`, share, day_seconds)
    await limits.take(`sms:${day}`, sms_per_day, day_seconds)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
