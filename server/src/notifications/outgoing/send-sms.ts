import { eq, sql } from 'drizzle-orm'
import { countNoticeSms } from '../../access/codes/count-sms.ts'
import { noticeMailMessages } from '../../messages/notice-mail.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { smsJob } from '../../platform/sms/sms-job.ts'
import { users } from '../../shoppers/table.ts'
import { notifications } from '../table.ts'

/** One notice by SMS to its shopper. */
export const noticeSmsJob = jobKind<{ notification_id: string }>('notice-sms')

/**
 * Sends one notice by SMS. What was read meanwhile, or is a day old, is not sent any more. Beyond the day's limits nothing is sent either: the notice
 * is in the list, and codes keep their share.
 */
export const noticeSmsWorker = defineWorker(noticeSmsJob, async (deps, { notification_id }) => {
  const [found] = await deps.db
    .select({ data: notifications.data, user_id: users.id, phone: users.phone, locale: users.locale })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.recipient_id))
    .where(
      sql`${notifications.id} = ${notification_id}::uuid and ${notifications.audience} = 'user' and not ${notifications.is_read}
        and ${notifications.created_at} > now() - interval '1 day' and ${users.active} and ${users.deleted_at} is null
        and ${users.deletion_due_at} is null`,
    )
  if (!found?.phone || !(await countNoticeSms(deps, found.user_id))) return
  const text = noticeMailMessages.notice_sms.write(found.locale, found.data[found.locale])
  await deps.jobs.enqueue(deps.db, smsJob, { to: found.phone, text })
})
