import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { now } from '../../platform/db/columns.ts'
import { readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError } from '../../platform/errors.ts'
import { systemActor } from '../../platform/http/who.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lockStore } from '../../stores/change-store.ts'
import { requestPayout } from './request-payout.ts'
import { payoutSchedules, payouts } from './table.ts'

const batch = 100

/** The schedule of a store: `weekly` if its balance is requested automatically, and the minimum balance for it. */
export async function readSchedule(db: Db, store_id: string): Promise<{ weekly: boolean; weekly_minimum: number }> {
  const [row] = await db.select({ weekly: payoutSchedules.weekly }).from(payoutSchedules).where(eq(payoutSchedules.store_id, store_id))
  return { weekly: row?.weekly ?? false, weekly_minimum: (await readSettings(db)).payout_weekly_minimum }
}

/** Saves the store's choice. Returns the one before. */
export async function saveSchedule(db: Db, { store_id, weekly }: { store_id: string; weekly: boolean }): Promise<{ weekly: boolean }> {
  const before = await readSchedule(db, store_id)
  await db
    .insert(payoutSchedules)
    .values({ store_id, weekly })
    .onConflictDoUpdate({ target: payoutSchedules.store_id, set: { weekly, updated_at: now } })
  return { weekly: before.weekly }
}

const weekRow = z.strictObject({ week: z.string(), first: z.boolean() })

/** This week's Sunday in Riyadh, and whether it is the first of its month. */
async function thisWeek(db: Db): Promise<{ week: string; first: boolean }> {
  const row = await readRow(
    db,
    sql`
    select week::text, extract(day from week) <= 7 as first
    from (select (date_trunc('week', (${now} at time zone 'Asia/Riyadh') + interval '1 day') - interval '1 day')::date as week) w`,
    weekRow,
  )
  return row
}

async function isRequested(db: Db, store_id: string, week: string): Promise<boolean> {
  const found = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.store_id, store_id), eq(payouts.week, week)))
  return found.length > 0
}

/**
 * Asks for the balances of the stores that chose so, once a week each: from the weekly minimum on, and in the first week of a month from the
 * smallest payout on. What a store can't ask for itself (payouts held, no account, one on its way) is not asked for here. Returns how many were.
 */
export async function requestWeekly(db: Db): Promise<number> {
  const { week, first } = await thisWeek(db)
  const { payout_minimum, payout_weekly_minimum } = await readSettings(db)
  const minimum = first ? payout_minimum : Math.max(payout_minimum, payout_weekly_minimum)
  let done = 0
  let after: string | undefined
  for (;;) {
    const due = await db
      .select({ store_id: payoutSchedules.store_id })
      .from(payoutSchedules)
      .where(
        and(
          eq(payoutSchedules.weekly, true),
          after ? gt(payoutSchedules.store_id, after) : undefined,
          sql`exists (select from ledger_accounts a where a.code = 'store_available' and a.owner_id = ${payoutSchedules.store_id} and a.balance >= ${minimum})`,
          sql`not exists (select from ${payouts} where ${payouts.store_id} = ${payoutSchedules.store_id} and ${payouts.week} = ${week})`,
        ),
      )
      .orderBy(asc(payoutSchedules.store_id))
      .limit(batch)
    for (const { store_id } of due) {
      try {
        await db.transaction(async (tx) => {
          // Another clock may have requested it since this one checked.
          await lockStore(tx, store_id)
          if (await isRequested(tx, store_id, week)) return
          const payout = await requestPayout(tx, { store_id, member_id: null, amount: null, week })
          const about = { entity: 'payouts', entity_id: payout.id, store_id }
          await writeAudit(tx, systemActor, { action: 'payouts.request', ...about, before: null, after: payout })
          done++
        })
      } catch (error) {
        // The store's own page shows the reason.
        if (!(error instanceof AppError)) throw error
      }
    }
    after = due.at(-1)?.store_id
    if (due.length < batch) return done
  }
}

/** Early every morning: a Sunday that the clock missed is made up for by the next day of its week. */
export const requestWeeklyWorker = defineWorker(
  jobKind<Record<string, never>>('request-weekly-payouts'),
  async ({ db }) => void (await requestWeekly(db)),
  { cron: '40 5 * * *' },
)
