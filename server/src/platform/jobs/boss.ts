import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { readRows } from '../db/rows.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import type { JobKind, Jobs } from './jobs.ts'
import { installQueues } from './queues.ts'
import { Hopeless, type Worker } from './worker.ts'

export interface BossJobs extends Jobs {
  /** Installs the tables and queues, then takes jobs. Call it after the migrations; several processes may at once. */
  start(): Promise<void>
  stop(): Promise<void>
  /**
   * Runs every due job for tests, and those they queue, one after another, and returns their number. Throws the first failure after the rest is done.
   * `ahead` also runs jobs that are not due yet.
   */
  drain(deps: Deps, options?: { ahead?: boolean }): Promise<number>
}

/** The outbox over `pool`: jobs go into the caller's own transaction. `workers` names every kind there is. */
export function createJobs(pool: Pool, workers: readonly Worker[]): BossJobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined)

  async function doJobs(deps: Deps, worker: Worker, ahead: boolean, failures: unknown[]): Promise<number> {
    const jobs = await boss.fetch<object>(worker.name, { batchSize: 100, ignoreStartAfter: ahead })
    for (const job of jobs) {
      try {
        await worker.run(deps, job.data ?? {}, { id: job.id })
        await boss.complete(worker.name, job.id)
      } catch (error) {
        if (error instanceof Hopeless) {
          await boss.complete(worker.name, job.id)
          continue
        }
        failures.push(error)
        await boss.fail(worker.name, job.id)
      }
    }
    return jobs.length
  }

  return {
    async start() {
      const url = pool.options.connectionString
      if (!url) throw new Error('createJobs needs a pool made from a connection string')
      await installQueues(url, workers)
      await boss.start()
    },

    stop: () => boss.stop({ graceful: false }),

    async enqueue(db, kind, data, options) {
      await boss.send(kind.name, data, {
        db: fromDrizzle(db, sql),
        singletonKey: options?.singleton ?? randomUUID(),
        ...(options?.start_after ? { startAfter: new Date(options.start_after) } : {}),
      })
    },

    async enqueueMany(db, kind, many) {
      if (many.length === 0) return
      const jobs = many.map((data) => ({ data, singletonKey: randomUUID() }))
      await boss.insert(kind.name, jobs, { db: fromDrizzle(db, sql) })
    },

    async unfinished<Data extends object>(db: Db, { name }: JobKind<Data>) {
      const rows = await readRows(
        db,
        sql`select data from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')`,
        z.strictObject({ data: z.custom<Data>() }),
      )
      return rows.map(({ data }) => data)
    },

    async drain(deps, { ahead = false } = {}) {
      const failures: unknown[] = []
      let done = 0
      for (let round = -1; round !== 0; done += round) {
        round = 0
        for (const worker of workers) if (worker.options.poll_seconds) await worker.run(deps, {})
        for (const worker of workers) round += await doJobs(deps, worker, ahead && failures.length === 0, failures)
      }
      if (failures.length > 0) throw failures[0]
      return done
    },
  }
}
