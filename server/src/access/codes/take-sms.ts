import { accessErrors } from '@rahba/contract/access/errors'
import { sql } from 'drizzle-orm'
import { readSettings } from '../../content/settings/read-settings.ts'
import { tellAdmins } from '../../notifications/tell-admins.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, fail, failField } from '../../platform/errors.ts'

/** Numbers of Saudi Arabia are always written to. */
const home = '+966'

interface Sending extends Record<string, unknown> {
  listed: boolean
  /** The day in Riyadh. */
  day: string
}

/** Tells administrators once a day that the limit was reached, beside the caller's transaction, which is rolled back. */
const tellOfLimit = (deps: Pick<Deps, 'db'>, day: string, most: number) =>
  deps.db.transaction((tx) =>
    tellAdmins(tx, 'settings.update', {
      notif_type: 'GeneralNotification',
      once: `sms-limit:${day}`,
      data: {
        ar: {
          title: 'بلغت الرسائل النصية حدها اليومي',
          body: `أُرسلت ${most} رسالة نصية اليوم، ولن تُرسل رموز بالجوال حتى الغد. راجع الحد في إعدادات الأمان إن كان الطلب معتادًا.`,
        },
        en: {
          title: 'Text messages have reached their daily limit',
          body: `${most} text messages were sent today, and no more codes go out by SMS until tomorrow. Raise the limit in the security settings if the demand is ordinary.`,
        },
      },
    }),
  )

/**
 * Takes one of the day's text messages before a code is sent to `phone`: foreign numbers cost more than they bring, and premium ones are dialled on purpose.
 * Throws `sms_country` at the field `phone` for a country that is not active under the places, and `sms_limit` once the setting's number is reached;
 * administrators are told of that.
 */
export async function takeSms(deps: Pick<Deps, 'db' | 'limits'>, db: Db, phone: string): Promise<void> {
  const { rows } = await db.execute<Sending>(sql`
    select ${phone}::text like ${`${home}%`} or exists (select 1 from countries where active and starts_with(${phone}, dialling_code)) as listed, ${today}::text as day`)
  const [{ listed, day } = { listed: false, day: '' }] = rows
  if (!listed) throw failField('phone', accessErrors.sms_country)
  const { sms_per_day } = await readSettings(db)
  try {
    await deps.limits.take(`sms:${day}`, sms_per_day, 24 * 3600)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await tellOfLimit(deps, day, sms_per_day)
    throw fail(accessErrors.sms_limit)
  }
}
