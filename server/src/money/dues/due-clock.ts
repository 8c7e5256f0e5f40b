import { getRemaining } from '@rahba/contract/money/dues/due-states'
import { approval } from '@rahba/contract/stores/store-states'
import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dueMessages, suspensionReason } from '../../messages/dues.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { isoMoment, now } from '../../platform/db/columns.ts'
import { readRow } from '../../platform/db/rows.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { systemActor } from '../../platform/http/who.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { readSettings } from '../../settings/read-settings.ts'
import type { StoreRecord } from '../../stores/change-store.ts'
import { suspendStore } from '../../stores/registration/review-store.ts'
import { mailOfDue, notifyOfDue } from './due-texts.ts'
import { issueDue } from './issue-due.ts'
import { changeDue, lockDue } from './lock-due.ts'
import { payUpTo } from './pay-open-dues.ts'
import { type DueRecord, dueLines, dues } from './table.ts'

const batch = 100
/** The number of days before the last day to pay when a reminder is sent. */
const remindBefore = 3

type Clock = Pick<Deps, 'jobs' | 'env'>

const momentRow = z.strictObject({ at: z.string() })

/** The last Sunday's midnight in Riyadh: a week of the market is over then. */
async function weekBegan(db: Db): Promise<string> {
  const row = await readRow(
    db,
    sql`select (date_trunc('week', (${now} at time zone 'Asia/Riyadh') + interval '1 day') - interval '1 day') at time zone 'Asia/Riyadh' as at`,
    momentRow,
  )
  return isoMoment(row.at)
}

/** Bills each store once a week for what it came to owe before the week began. Returns how many statements were issued. */
export async function issueDues(db: Db, deps: Clock | null): Promise<number> {
  const before = await weekBegan(db)
  let done = 0
  let after: string | undefined
  for (;;) {
    const owing = await db
      .selectDistinct({ store_id: dueLines.store_id })
      .from(dueLines)
      .where(and(isNull(dueLines.due_id), lt(dueLines.posted_at, before), after ? gt(dueLines.store_id, after) : undefined))
      .orderBy(asc(dueLines.store_id))
      .limit(batch)
    for (const { store_id } of owing) {
      try {
        await db.transaction(async (tx) => {
          const due = await issueDue(tx, { store_id, before, raised_by: null })
          await writeAudit(tx, systemActor, { action: 'dues.issue', entity: 'dues', entity_id: due.id, store_id, before: null, after: due })
          if (deps && getRemaining(due) > 0) await mailOfDue(tx, deps, due, { kind: 'issued' })
        })
        done++
      } catch (error) {
        // The store's credits exceed what it owes, or somebody billed it in the meantime.
        if (!(error instanceof AppError)) throw error
      }
    }
    after = owing.at(-1)?.store_id
    if (owing.length < batch) return done
  }
}

const getAudit = (change: { before: DueRecord; after: DueRecord }, action: string) => ({
  action,
  entity: 'dues',
  entity_id: change.after.id,
  store_id: change.after.store_id,
  ...change,
})

/** Handles an overdue statement: takes what the balance can pay, and notifies the store and the admins of the rest. */
async function becomeOverdue(db: Db, deps: Clock | null, due: DueRecord, store: StoreRecord): Promise<void> {
  const late = await changeDue(db, due, { status: 'overdue' })
  await writeAudit(db, systemActor, getAudit(late, 'dues.overdue'))
  const after = await payUpTo(db, late.after)
  if (getRemaining(after) === 0) return notifyOfDue(db, after, { kind: 'offset' })
  await notifyOfDue(db, after, { kind: 'overdue' })
  if (deps) await mailOfDue(db, deps, after, { kind: 'overdue' })
  await notifyAdmins(db, 'dues.update', {
    notif_type: 'MoneyNotification',
    model: 'dues',
    model_id: due.id,
    once: `due:${due.id}:overdue`,
    message: dueMessages.overdue_for_admins.write({ store: store.name, number: due.number }),
  })
}

/** Suspends the store for dues that stayed unpaid too long: once for each statement, so that an admin may let it sell again meanwhile. */
async function suspendFor(db: Db, due: DueRecord, store: StoreRecord): Promise<void> {
  await changeDue(db, due, { suspended_at: now })
  if (store.approved !== approval.approved) return
  const change = await suspendStore(db, store.id, suspensionReason(due.number))
  await writeAudit(db, systemActor, { action: 'stores.suspend', entity: 'stores', entity_id: store.id, store_id: store.id, ...change })
}

type Look = (db: Db, due: DueRecord, store: StoreRecord) => Promise<void>

/** Sees to each statement that `where` finds, in its own transaction; it is looked at again under its lock. */
async function each(db: Db, where: () => ReturnType<typeof and>, see: Look): Promise<number> {
  let done = 0
  for (;;) {
    const found = await db.select({ id: dues.id }).from(dues).where(where()).orderBy(asc(dues.due_on), asc(dues.id)).limit(batch)
    for (const { id } of found) {
      await db.transaction(async (tx) => {
        const { due, store } = await lockDue(tx, id)
        const [still] = await tx
          .select({ id: dues.id })
          .from(dues)
          .where(and(eq(dues.id, id), where()))
        if (!still) return
        await see(tx, due, store)
        done++
      })
    }
    // Each statement was handled, here or by another run, so it is no longer found.
    if (found.length < batch) return done
  }
}

/** Reminds before the last day, marks what is late, and suspends stores whose dues stayed unpaid. Returns how many statements it handled. */
export async function watchDues(db: Db, deps: Clock | null): Promise<number> {
  const { dues_suspend_days } = await readSettings(db)
  const waits = eq(dues.status, 'due')
  const reminded = await each(
    db,
    () => and(waits, isNull(dues.reminded_at), sql`${dues.due_on} between ${today} and ${today} + ${remindBefore}::int`),
    async (tx, due) => {
      await changeDue(tx, due, { reminded_at: now })
      await notifyOfDue(tx, due, { kind: 'reminder', once: due.due_on })
      if (deps) await mailOfDue(tx, deps, due, { kind: 'reminder' })
    },
  )
  const late = await each(
    db,
    () => and(waits, lt(dues.due_on, today)),
    (tx, due, store) => becomeOverdue(tx, deps, due, store),
  )
  const suspended = await each(
    db,
    () => and(eq(dues.status, 'overdue'), isNull(dues.suspended_at), lte(dues.due_on, sql`${today} - ${dues_suspend_days}::int`)),
    suspendFor,
  )
  return reminded + late + suspended
}

/** Runs early every morning, and catches up on missed days. */
export const issueDuesWorker = defineWorker(
  jobKind<Record<string, never>>('issue-dues'),
  async (deps) => void (await issueDues(deps.db, deps)),
  { cron: '10 3 * * *' },
)
/** This job runs every hour by day, because nobody is notified of dues at night. */
export const watchDuesWorker = defineWorker(
  jobKind<Record<string, never>>('watch-dues'),
  async (deps) => void (await watchDues(deps.db, deps)),
  { cron: '25 7-22 * * *' },
)
