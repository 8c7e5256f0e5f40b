import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { extendTimeout } from '../../platform/db/driver/transaction.ts'
import { readRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { type Cell, differences, writeFigures } from './write-figures.ts'

/** Changes that one transaction takes in. */
const batch = 2000

const changeRow = z.strictObject({ day: z.string(), store_id: z.string().nullable() })

/**
 * Takes in the oldest changes: what is taken away is what the statements after it have seen. One at a time over all processes, since of two who
 * made the same day again the one who looked first could write last.
 * @returns how many changes there were
 */
async function refreshSome(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    // It may wait behind a job with a full batch, longer than a call may wait.
    await extendTimeout(tx, 2)
    await tx.execute(sql`select set_config('lock_timeout', '2min', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('figures', 0))`)
    const rows = await readRows(
      tx,
      sql`
      delete from figure_changes where id in (select id from figure_changes order by id limit ${batch}) returning day::text, store_id`,
      changeRow,
    )
    const cells = new Map<string, Cell>(rows.map((cell) => [`${cell.day} ${cell.store_id}`, cell]))
    if (cells.size > 0) await writeFigures(tx, [...cells.values()])
    return rows.length
  })
}

/** Brings the daily figures up to what orders and ledger say, in as many transactions as it takes; with `batches` no more than so many. */
export async function refreshFigures(db: Db, batches = Number.POSITIVE_INFINITY): Promise<void> {
  for (let done = 0; done < batches; done++) if ((await refreshSome(db)) < batch) return
}

/** The days whose kept figures are not what orders and ledger say, once what waits is taken in. It reads everything there is. */
export async function findWrongDays(db: Db): Promise<string[]> {
  await refreshFigures(db)
  return db.transaction(
    async (tx) => {
      await extendTimeout(tx, 20)
      return differences(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Rebuilds all figures: every day with figures or orders counts as changed. */
export async function rebuildFigures(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // The statement reads everything there is.
    await extendTimeout(tx)
    await tx.execute(sql`
      insert into figure_changes (day, store_id)
      select day, store_id from (
        select (placed_at at time zone 'Asia/Riyadh')::date as day, store_id from orders
        union select (posted_at at time zone 'Asia/Riyadh')::date, store_id from ledger_transactions
        union select day, store_id from daily_figures
      ) days order by day, store_id`)
  })
  await refreshFigures(db)
}

const refreshFiguresJob = jobKind<Record<string, never>>('statistics.refresh')

const asOfRow = z.strictObject({ as_of: z.string(), behind: z.boolean() })

/** The moment until which all that happened is in the figures. Who looks while they are behind has them brought up, for the next look. */
export async function readAsOf({ db, deps }: { db: Db; deps: Pick<Deps, 'jobs'> }): Promise<string> {
  const row = await readRow(
    db,
    sql`
    select coalesce(first.at, now()) as as_of, first.at is not null as behind
    from (select 1) one left join lateral (select at from figure_changes order by id limit 1) first on true`,
    asOfRow,
  )
  if (row.behind) await deps.jobs.enqueue(db, refreshFiguresJob, {}, { singleton: 'looked at' })
  return new Date(row.as_of).toISOString()
}

/** Runs every minute, and as soon as somebody looks at outdated figures. It leaves a backlog to the next minute before its own time is over. */
export const refreshFiguresWorker = defineWorker(refreshFiguresJob, ({ db }) => refreshFigures(db, 50), { cron: '* * * * *', parallel: 1 })

/** Runs every night. A wrong day is an error in the log and is corrected with all others. */
export const verifyFiguresWorker = defineWorker(
  jobKind<Record<string, never>>('statistics.verify'),
  async ({ db, log }) => {
    const wrong = await findWrongDays(db)
    if (wrong.length === 0) return
    log.error({ wrong }, 'statistics were not what orders and ledger say; they are made anew')
    await rebuildFigures(db)
  },
  { cron: '10 4 * * *', timeout_seconds: 3600 },
)
