import { platformMessages } from '../messages/platform.ts'
import { notifyAdmins } from '../notifications/notify-admins.ts'
import { type BrokenSeal, checkSeals, sealLog } from '../platform/audit/seal-log.ts'
import { readToday } from '../platform/db/today.ts'
import type { Db } from '../platform/db/types.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { defineWorker } from '../platform/jobs/worker.ts'

/** Seals the log every hour. Each seal is also a line in the log of this process, so that a copy of that log reveals rewritten seals. */
export const sealLogWorker = defineWorker(
  jobKind<Record<string, never>>('audit.seal'),
  async ({ db, env, log }) => {
    const seal = await sealLog(db, env.SECRET)
    if (!seal) return
    const { number, until, entries, digest } = seal
    log.info({ audit_seal: { number, until, entries, digest } }, 'the audit log was sealed')
  },
  { cron: '7 * * * *', timeout_seconds: 40 * 60 },
)

/** Tells administrators that the log is not as it was sealed, once a day for each set of seals. */
async function notifyOfChangedLog(db: Db, broken: readonly BrokenSeal[]): Promise<void> {
  const today = await readToday(db)
  const days = [...new Set(broken.map(({ until }) => until.slice(0, 10)))].slice(0, 5)
  await notifyAdmins(db, 'admins.index', {
    notif_type: 'GeneralNotification',
    model: 'history',
    once: `log:${today}:${broken.map(({ number }) => number).join()}`,
    message: platformMessages.log_changed.write({ days }),
  })
}

/** Tells administrators once that seals made with an earlier SECRET can't be checked any more. */
async function notifyOfUnreadableSeals(db: Db, unreadable: readonly BrokenSeal[]): Promise<void> {
  const last = unreadable.at(-1)
  if (!last) return
  const day = last.until.slice(0, 10)
  await notifyAdmins(db, 'admins.index', {
    notif_type: 'GeneralNotification',
    model: 'history',
    once: `log:secret:${last.number}`,
    message: platformMessages.log_unreadable.write({ day }),
  })
}

/** Compares the whole log with its seals every night. Administrators are notified of a difference, and it is logged as an error. */
export const checkLogWorker = defineWorker(
  jobKind<Record<string, never>>('audit.check'),
  async ({ db, env, log }) => {
    const broken = await checkSeals(db, env.SECRET)
    const { unreadable = [], changed = [] } = Object.groupBy(broken, ({ why }) => (why === 'other_secret' ? 'unreadable' : 'changed'))
    if (changed.length > 0) log.error({ broken: changed.slice(0, 20) }, 'the audit log does not match its seals')
    if (unreadable.length > 0) log.warn({ until: unreadable.at(-1)?.until }, 'seals of the audit log were made with another SECRET')
    if (broken.length === 0) return
    await db.transaction(async (tx) => {
      if (changed.length > 0) await notifyOfChangedLog(tx, changed)
      await notifyOfUnreadableSeals(tx, unreadable)
    })
  },
  { cron: '10 4 * * *', timeout_seconds: 40 * 60 },
)
