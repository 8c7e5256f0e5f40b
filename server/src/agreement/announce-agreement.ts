import { agreementReminderDays } from '@rahba/contract/agreement/agreement-rules'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { approval } from '@rahba/contract/stores/store-states'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { agreementMessages } from '../messages/agreement.ts'
import { notify } from '../notifications/notify.ts'
import { idRow, readRows } from '../platform/db/rows.ts'
import { today } from '../platform/db/today.ts'
import type { Db } from '../platform/db/types.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { defineWorker } from '../platform/jobs/worker.ts'

/** Stores in one transaction: few enough that no lock is held long. */
const batch = 500

const versionRow = z.strictObject({ number: z.int(), applies_from: z.string(), summary: bilingualText })

type Stage = 'published' | 'reminder'

/** The stores behind `after` that have not accepted the version or a later one. A permanently closed store is not asked. */
const readWaiting = (db: Db, number: number, after: string | null) =>
  readRows(
    db,
    sql`select s.id from stores s
      where s.approved <> ${sql.raw(String(approval.closed))} and ${after === null ? sql`true` : sql`s.id > ${after}::uuid`}
        and not exists (select from agreement_acceptances a where a.store_id = s.id and a.number >= ${number})
      order by s.id limit ${sql.raw(String(batch))}`,
    idRow,
  )

/**
 * Notifies every store that has not accepted the version. A store gets one notice of each stage, even if the job was interrupted and restarted.
 * Returns how many stores it went through.
 */
async function notifyWaiting(db: Db, { number, applies_from, summary }: z.output<typeof versionRow>, stage: Stage): Promise<number> {
  let after: string | null = null
  let done = 0
  for (;;) {
    const ids: string[] = await db.transaction(async (tx) => {
      const recipient_ids = (await readWaiting(tx, number, after)).map(({ id }) => id)
      await notify(tx, {
        recipient_ids,
        notif_type: 'StoreNotification',
        model: 'agreement',
        message: agreementMessages[stage].write({ from: applies_from, summary }),
        once: `agreement:${number}:${stage}`,
      })
      return recipient_ids
    })
    done += ids.length
    if (ids.length < batch) return done
    after = ids.at(-1) ?? null
  }
}

/** Notifies stores of a version that they have to accept. A version that was replaced by a newer such one meanwhile is not announced. */
export async function announceAgreement(db: Db, number: number): Promise<number> {
  const [newest] = await readRows(
    db,
    sql`select number, applies_from::text, summary from agreement_versions where needs_acceptance order by number desc limit 1`,
    versionRow,
  )
  return newest?.number === number ? notifyWaiting(db, newest, 'published') : 0
}

/** Reminds stores of the newest version that they have to accept, in the last days before it applies. Returns how many stores it went through. */
export async function remindOfAgreement(db: Db): Promise<number> {
  const [newest] = await readRows(
    db,
    sql`select number, applies_from::text, summary from (select number, applies_from, summary from agreement_versions where needs_acceptance order by number desc limit 1) newest
      where applies_from > ${today} and applies_from <= ${today} + ${sql.raw(String(agreementReminderDays))}`,
    versionRow,
  )
  return newest ? notifyWaiting(db, newest, 'reminder') : 0
}

export const announceAgreementJob = jobKind<{ number: number }>('announce-agreement')

export const announceAgreementWorker = defineWorker(
  announceAgreementJob,
  async (deps, { number }) => void (await announceAgreement(deps.db, number)),
)

/** Runs every morning at nine. */
export const remindAgreementWorker = defineWorker(
  jobKind<Record<string, never>>('remind-agreement'),
  async (deps) => void (await remindOfAgreement(deps.db)),
  { cron: '0 9 * * *' },
)
