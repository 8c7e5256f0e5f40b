import { locales } from '@rahba/contract/kernel/locale'
import { groupByType } from '@rahba/contract/notifications/choices'
import { storeNoticeNeeds } from '@rahba/contract/notifications/notice-links'
import { noticeModels } from '@rahba/contract/notifications/notification'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { matchAny } from '../../platform/db/match-any.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { type JobKind, jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { mailJob } from '../../platform/mail/mail-job.ts'
import { isNotMuted } from '../choices.ts'
import { isLiveDevice } from '../live-device.ts'
import { notifications } from '../table.ts'
import { type MailedNotice, noticeMail } from './notice-mail.ts'
import { quietUntil } from './quiet-hours.ts'
import { pushJob } from './send-push.ts'
import { noticeSmsJob } from './send-sms.ts'

const batch = 500

const byType = (values: Readonly<Record<string, string | null>>) =>
  sql`case n.notif_type ${sql.join(
    Object.entries(values).map(([type, value]) => sql`when ${type} then ${value}::text`),
    sql` `,
  )} end`
const group = byType(groupByType)
const needed = byType(storeNoticeNeeds)

/** True if the member with device `d` may read the notice `n`; an admin and a shopper read all of their own. */
const mayRead = sql`(d.audience <> 'store' or exists (select from store_members r where r.id = d.subject_id
  and (r.is_owner or ${needed} is null or ${needed} = any(r.permissions))))`

// A notice that waited a day, as in the history of a demo market, is no news.
const fresh = sql`n.created_at > now() - interval '1 day'`

const pushedRow = z.strictObject({ notification_id: z.string(), device_id: z.string(), until: z.string().nullable() })
type Pushed = z.output<typeof pushedRow>

/** The devices of the notices' recipients: signed in, of people who are active, may read it and want what it is about. */
async function devicesFor(db: Db, ids: readonly string[]): Promise<Pushed[]> {
  const rows = await readRows(
    db,
    sql`select n.id as notification_id, d.id as device_id, ${quietUntil} as until
      from notifications n join device_tokens d on d.audience = n.audience and d.recipient_id = n.recipient_id
      left join notification_choices q on d.audience = 'user' and q.audience = 'user' and q.subject_id = d.subject_id
      where n.id = ${matchAny(ids)} and ${fresh} and ${isLiveDevice} and ${mayRead}
        and ${isNotMuted(sql`d.audience`, sql`d.subject_id`, group, 'push')}`,
    pushedRow,
  )
  return rows
}

const textedRow = z.strictObject({ notification_id: z.string(), until: z.string().nullable() })

/** The notices that their shoppers want by SMS, each with the end of the quiet hours. */
function textedFor(db: Db, ids: readonly string[]): Promise<z.output<typeof textedRow>[]> {
  return readRows(
    db,
    sql`select n.id as notification_id, ${quietUntil} as until
      from notifications n join users u on u.id = n.recipient_id and u.active and u.deleted_at is null and u.deletion_due_at is null
      join notification_choices q on q.audience = 'user' and q.subject_id = u.id
      where n.id = ${matchAny(ids)} and n.audience = 'user' and ${fresh} and ${group} = any(q.sms)`,
    textedRow,
  )
}

/** Queues what goes out now by one statement, and what waits for the end of quiet hours one by one. */
async function enqueueLater<Data extends object>(
  tx: Db,
  jobs: Deps['jobs'],
  kind: JobKind<Data>,
  rows: readonly { data: Data; until: string | null }[],
): Promise<void> {
  const due = rows.filter(({ until }) => until === null)
  await jobs.enqueueMany(
    tx,
    kind,
    due.map(({ data }) => data),
  )
  for (const { data, until } of rows) if (until !== null) await jobs.enqueue(tx, kind, data, { start_after: until })
}

const side = z.object({ title: z.string(), body: z.string() })
const mailedRow = z.strictObject({
  audience: z.enum(notifications.audience.enumValues),
  notif_type: z.enum(notifications.notif_type.enumValues),
  model: z.enum(noticeModels).nullable(),
  model_id: z.string().nullable(),
  data: z.object({ ar: side, en: side }),
  email: z.string(),
  name: z.string().nullable(),
  locale: z.enum(locales),
})

/** Returns the recipients by mail: a store's owner and a shopper with an address, if they want it. */
async function mailedFor(db: Db, ids: readonly string[]): Promise<MailedNotice[]> {
  const rows = await readRows(
    db,
    sql`select n.audience, n.notif_type, n.model, n.model_id, n.data, coalesce(m.email, u.email) as email, coalesce(m.name, u.name) as name,
        coalesce(m.locale, u.locale) as locale
      from notifications n
      left join store_members m on n.audience = 'store' and m.store_id = n.recipient_id and m.is_owner and m.active
      left join users u on n.audience = 'user' and u.id = n.recipient_id and u.active and u.deletion_due_at is null
      where n.id = ${matchAny(ids)} and ${fresh} and coalesce(m.email, u.email) is not null
        and (m.id is null or ${isNotMuted(sql`'store'`, sql`m.id`, group, 'email')})
        and (u.id is null or ${isNotMuted(sql`'user'`, sql`u.id`, group, 'email')})`,
    mailedRow,
  )
  return rows
}

const waitingRow = z.strictObject({ notification_id: z.string(), push: z.boolean(), mail: z.boolean(), sms: z.boolean() })

/**
 * Turns waiting notices into a job for each device, mail and SMS, in one transaction: a stop loses none and repeats none. Several processes take
 * different ones.
 * @returns how many notices there were
 */
async function collect(db: Db, { jobs, env }: Pick<Deps, 'jobs' | 'env'>): Promise<number> {
  return db.transaction(async (tx) => {
    const collected = await readRows(
      tx,
      sql`delete from outgoing_notices where notification_id in (
        select notification_id from outgoing_notices order by notification_id limit ${sql.raw(String(batch))} for update skip locked
      ) returning notification_id, push, mail, sms`,
      waitingRow,
    )
    const ids = (by: 'push' | 'mail' | 'sms') => collected.flatMap((row) => (row[by] ? [row.notification_id] : []))
    const [pushed, mailed, texted] = [ids('push'), ids('mail'), ids('sms')]
    if (pushed.length > 0) {
      const devices = await devicesFor(tx, pushed)
      await enqueueLater(
        tx,
        jobs,
        pushJob,
        devices.map(({ until, ...data }) => ({ data, until })),
      )
    }
    if (texted.length > 0) {
      const texts = await textedFor(tx, texted)
      await enqueueLater(
        tx,
        jobs,
        noticeSmsJob,
        texts.map(({ until, ...data }) => ({ data, until })),
      )
    }
    if (mailed.length > 0) {
      const mails = (await mailedFor(tx, mailed)).map((notice) => noticeMail(notice, env.PUBLIC_URL))
      await jobs.enqueueMany(tx, mailJob, mails)
    }
    return collected.length
  })
}

/** Looks every two seconds for what waits to go out: notices are written where no job can be queued without holding up an order. */
export const collectNoticesWorker = defineWorker(
  jobKind<Record<string, never>>('collect-notices'),
  async (deps) => {
    let found = batch
    while (found === batch) found = await collect(deps.db, deps)
  },
  { poll_seconds: 2 },
)
