import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { socketUrl } from '../db/open-database.ts'
import { connect } from '../db/pool.ts'
import type { Deps } from '../deps.ts'
import { createJobs } from './boss.ts'
import { jobKind } from './jobs.ts'
import { deadLetters, installQueues } from './queues.ts'
import { startWorkers } from './start-workers.ts'
import { defineWorker } from './worker.ts'

const noteJob = jobKind<{ text: string }>('test.note')
const chainJob = jobKind<{ left: number }>('test.chain')
const brokenJob = jobKind<Record<string, never>>('test.broken')
const clockJob = jobKind<Record<string, never>>('test.clock')

const notes: string[] = []
let clock = 0
const workers = [
  defineWorker(noteJob, async (_deps, { text }) => void notes.push(text)),
  defineWorker(chainJob, async ({ jobs, db }, { left }) => {
    if (left > 0) await jobs.enqueue(db, chainJob, { left: left - 1 })
  }),
  defineWorker(brokenJob, async () => {
    throw new Error('the service is away')
  }),
  defineWorker(clockJob, async () => void clock++, { cron: '* * * * *' }),
]

const database = await freshDatabase()
const { pool, db } = connect(database.url)
const jobs = createJobs(pool, workers)
await jobs.start()
// the workers here use nothing else
const deps = { db, pool, jobs, log: pino({ level: 'silent' }) } as unknown as Deps

afterAll(async () => {
  await jobs.stop()
  await pool.end()
  await database.drop()
})

const waiting = async (name: string) => (await pool.query('select * from pgboss.job where name = $1 and state < $2', [name, 'active'])).rows

describe('the outbox', () => {
  it('keeps a job only when its transaction commits', async () => {
    await db
      .transaction(async (tx) => {
        await jobs.enqueue(tx, noteJob, { text: 'never' })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await db.transaction((tx) => jobs.enqueue(tx, noteJob, { text: 'once' }))
    expect(await jobs.drain(deps)).toBe(1)
    expect(notes.splice(0)).toEqual(['once'])
  })

  it('runs the jobs that jobs enqueue', async () => {
    await jobs.enqueue(db, chainJob, { left: 4 })
    expect(await jobs.drain(deps)).toBe(5)
  })

  it('delays a job until its time, by the clock of the database', async () => {
    await jobs.enqueue(db, noteJob, { text: 'later' }, { start_after: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await jobs.drain(deps)).toBe(0)
    expect(await jobs.drain(deps, { ahead: true })).toBe(1)
    expect(notes.splice(0)).toEqual(['later'])
  })

  it('keeps one waiting job per singleton key, and any number without one', async () => {
    for (const text of ['a', 'b', 'c']) await jobs.enqueue(db, noteJob, { text }, { singleton: 'order-1' })
    await jobs.enqueue(db, noteJob, { text: 'd' }, { singleton: 'order-2' })
    await jobs.enqueue(db, noteJob, { text: 'e' })
    await jobs.enqueue(db, noteJob, { text: 'f' })
    await jobs.drain(deps)
    expect(notes.splice(0).sort()).toEqual(['a', 'd', 'e', 'f'])
  })

  it('reports the first failure to a test and keeps the job for another try', async () => {
    await jobs.enqueue(db, brokenJob, {})
    await expect(jobs.drain(deps)).rejects.toThrow('the service is away')
    const [job] = await waiting(brokenJob.name)
    expect(job?.state).toBe('retry')
    expect(job?.retry_limit).toBe(8)
    await pool.query('delete from pgboss.job where name = $1', [brokenJob.name])
  })

  it('retries 8 times over about 4 hours', () => {
    // pg-boss: delay * (2^n / 2 + 2^n / 2 * random), n from 1
    const total = (random: number) =>
      Array.from({ length: 8 }, (_, n) => 38 * 2 ** (n + 1) * (0.5 + 0.5 * random)).reduce((a, b) => a + b) / 3600
    expect(total(0.5)).toBeGreaterThan(3.5)
    expect(total(0.5)).toBeLessThan(4.5)
  })
})

describe('workers', () => {
  it('run a job right away, set permanent failures aside, and set the schedules', async () => {
    const running = await startWorkers(deps, workers)
    try {
      const began = performance.now()
      await jobs.enqueue(db, noteJob, { text: 'now' })
      await vi.waitFor(() => expect(notes).toEqual(['now']), { timeout: 5000, interval: 5 })
      // far below the polling interval: the database announced it
      expect(performance.now() - began).toBeLessThan(1500)

      // in one transaction: a worker that takes the job between the two would try it again
      await db.transaction(async (tx) => {
        await jobs.enqueue(tx, brokenJob, {})
        await tx.execute(sql`update pgboss.job set retry_limit = 0 where name = ${brokenJob.name}`)
      })
      await vi.waitFor(async () => expect(await waiting(deadLetters)).toHaveLength(1), { timeout: 5000 })
      const { rows } = await pool.query('select name, cron, timezone from pgboss.schedule')
      expect(rows).toEqual([{ name: clockJob.name, cron: '* * * * *', timezone: 'Asia/Riyadh' }])
    } finally {
      await running.stop()
    }
  })

  it('remove a schedule that the code no longer has', async () => {
    const running = await startWorkers(deps, workers.slice(0, 3))
    await running.stop()
    expect((await pool.query('select name from pgboss.schedule')).rows).toEqual([])
  })
})

describe('installing', () => {
  it('works with several simultaneous starts', async () => {
    const { host, user } = inject('postgres')
    const admin = new pg.Client({ connectionString: socketUrl(host, user, 'postgres') })
    await admin.connect()
    await admin.query('create database jobs_install')
    const url = socketUrl(host, user, 'jobs_install')
    try {
      await Promise.all([1, 2, 3, 4].map(() => installQueues(url, workers)))
      const own = connect(url)
      // a start that finds its queues as they are writes none; one that finds another setting does
      const versions = async () => (await own.pool.query('select name, xmin::text, expire_seconds from pgboss.queue order by name')).rows
      const before = await versions()
      await installQueues(url, workers)
      expect(await versions()).toEqual(before)
      await own.pool.query("update pgboss.queue set expire_seconds = 7 where name = 'test.note'")
      await installQueues(url, workers)
      expect((await versions()).map(({ expire_seconds }) => expire_seconds)).toEqual(before.map(({ expire_seconds }) => expire_seconds))
      const { rows } = await own.pool.query('select name from pgboss.queue where name not like $1 order by 1', ['\\_\\_%'])
      await own.pool.end()
      expect(rows.map(({ name }) => name)).toEqual([deadLetters, 'test.broken', 'test.chain', 'test.clock', 'test.note'])
    } finally {
      await admin.query('drop database jobs_install with (force)')
      await admin.end()
    }
  })
})
