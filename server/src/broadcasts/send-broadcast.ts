import { locales } from '@rahba/contract/kernel/locale'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { platformMessages } from '../messages/platform.ts'
import { isNotMuted } from '../notifications/choices.ts'
import { isLiveDevice } from '../notifications/live-device.ts'
import { notify } from '../notifications/notify.ts'
import { now } from '../platform/db/columns.ts'
import { countRow, readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { defineWorker } from '../platform/jobs/worker.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { inAudience } from './audience.ts'
import { broadcastMail } from './broadcast-mail.ts'
import { broadcasts } from './table.ts'

/** Stores in one transaction: few enough that no lock is held long, many enough that the statements weigh little. */
const batch = 500

type Broadcast = typeof broadcasts.$inferSelect
type Sending = Pick<Deps, 'jobs' | 'env'>

const targetRow = z.strictObject({
  store_id: z.string(),
  /** Its owner, where they take mails of this kind. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  locale: z.enum(locales).nullable(),
})

/** The next stores of the audience behind those that are done, each with its owner. */
async function nextStores(db: Db, row: Broadcast, mails: boolean): Promise<z.output<typeof targetRow>[]> {
  const owner = mails
    ? sql`left join store_members m on m.store_id = s.id and m.is_owner and m.active and ${isNotMuted(sql`'store'`, sql`m.id`, 'general', 'email')}`
    : sql`left join store_members m on false`
  const rows = await readRows(
    db,
    sql`select s.id as store_id, m.email, m.name, m.locale from stores s ${owner}
      where ${inAudience(row)} and ${row.done_to ? sql`s.id > ${row.done_to}::uuid` : sql`true`}
      order by s.id limit ${sql.raw(String(batch))}`,
    targetRow,
  )
  return rows
}

/** Pushes that wait for the devices of these stores; the choices of their people are asked when they go out. */
async function countDevices(db: Db, store_ids: string[]): Promise<number> {
  const rows = await readRows(
    db,
    sql`select count(*)::int as n from device_tokens d where d.audience = 'store' and d.recipient_id = any(${sql.param(store_ids)}::uuid[])
      and ${isLiveDevice} and ${isNotMuted(sql`'store'`, sql`d.subject_id`, 'general', 'push')}`,
    countRow,
  )
  return rows[0]?.n ?? 0
}

const dueRow = z.strictObject({ due: z.boolean() })

/**
 * Puts a broadcast before its next batch of stores, in one transaction: notices, pushes, mails, figures, and how far it came stand or fall
 * together, so that a stop at any point loses nothing and repeats nothing. Two workers at one broadcast take turns at its row.
 * @param deps null where nothing leaves the house: in the demo market's history
 * @returns whether there is more to do
 */
export async function sendBatch(db: Db, deps: Sending | null, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update')
    if (!row || (row.status !== 'scheduled' && row.status !== 'sending')) return false
    if (row.status === 'scheduled') {
      const rows = await readRows(tx, sql`select ${row.scheduled_at}::timestamptz <= ${now} as due`, dueRow)
      // The job belongs to a time that has changed since.
      if (!rows[0]?.due) return false
    }
    const mails = deps !== null && row.channels.includes('email')
    const push = row.channels.includes('push')
    const stores = await nextStores(tx, row, mails)
    const store_ids = stores.map(({ store_id }) => store_id)
    const message = platformMessages.broadcast.write({ title: row.title, body: row.body, push })
    await notify(tx, {
      recipient_ids: store_ids,
      notif_type: 'GeneralNotification',
      message,
      once: `broadcast:${id}`,
      broadcast_id: id,
    })
    const written = stores.flatMap(({ email, name, locale }) =>
      email && name && locale ? [{ to: email, ...broadcastMail(message, { name, locale, url: deps?.env.PUBLIC_URL ?? '' }) }] : [],
    )
    await deps?.jobs.enqueueMany(tx, mailJob, written)
    const more = stores.length === batch
    await tx
      .update(broadcasts)
      .set({
        status: more ? 'sending' : 'sent',
        sent_at: row.sent_at ?? now,
        finished_at: more ? null : now,
        done_to: store_ids.at(-1) ?? row.done_to,
        reached: row.reached + stores.length,
        mailed: row.mailed + written.length,
        pushed: row.pushed + (push && store_ids.length > 0 ? await countDevices(tx, store_ids) : 0),
        updated_at: now,
      })
      .where(eq(broadcasts.id, id))
    return more
  })
}

/** Sends the remaining batches of one broadcast. */
export const broadcastJob = jobKind<{ id: string }>('broadcast')

export const broadcastWorker = defineWorker(
  broadcastJob,
  async (deps, { id }) => {
    let more = true
    while (more) more = await sendBatch(deps.db, deps, id)
  },
  // Ten thousand stores take seconds. A job whose process was killed resumes after this time, and nobody gets it twice.
  { timeout_seconds: 60 },
)
