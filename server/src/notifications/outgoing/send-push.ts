import { eq, sql } from 'drizzle-orm'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { deviceTokens, notifications } from '../table.ts'
import { noticePath } from './notice-path.ts'

/** One notice to one device. */
export const pushJob = jobKind<{ notification_id: string; device_id: string }>('push')

/**
 * Sends one push. What was read meanwhile, or is a day old, is not pushed any more; a device that will never take one again is forgotten. When
 * the service is away the job comes again: a device may then get the same notice twice, which it shows once (its id is the tag).
 */
export const pushWorker = defineWorker(
  pushJob,
  async ({ db, push }, { notification_id, device_id }) => {
    const [found] = await db
      .select({ notice: notifications, device: deviceTokens })
      .from(notifications)
      .innerJoin(deviceTokens, eq(deviceTokens.id, device_id))
      .where(
        sql`${notifications.id} = ${notification_id}::uuid and not ${notifications.is_read} and ${notifications.created_at} > now() - interval '1 day'`,
      )
    // The device was signed out, or somebody else signed in on it meanwhile.
    if (!found || found.device.audience !== found.notice.audience || found.device.recipient_id !== found.notice.recipient_id) return
    const { notice, device } = found
    const { title, body } = notice.data[device.locale]
    const path = `/${device.locale}${noticePath(notice)}`
    const { id, audience } = notice
    const outcome = await push.send(device.device_token, { id, title, body, path, locale: device.locale, audience })
    if (outcome === 'gone') await db.delete(deviceTokens).where(eq(deviceTokens.id, device.id))
  },
  { parallel: 8, timeout_seconds: 30 },
)
