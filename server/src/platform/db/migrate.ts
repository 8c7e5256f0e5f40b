import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { serverRoot } from '../server-root.ts'
import { getSteps, indexBuiltBy, type Step } from './migration-steps.ts'
import { patience } from './pool.ts'

/** The migrations of this version. */
export const migrationsFolder = join(serverRoot, 'migrations')
// Any number will do that no other advisory lock of this database has.
const lockKey = 72_416_242
const done = 'drizzle.__drizzle_migrations'
/** The table that counts the steps done of an unfinished migration. */
const begun = 'drizzle.migration_steps'

/**
 * The time a statement waits for a lock, in ms. Everybody else who wants the table waits behind it, so it is far below the second that a query of the
 * product may be blocked (reliability goal G22).
 */
const lockTimeout = 500
/** The time a step is retried before the start of this node fails, in ms. The next node to start continues from there. */
const triesFor = 300_000

// The codes of lock_not_available, deadlock_detected and serialization_failure.
const mayPass = ['55P03', '40P01', '40001']

interface Options {
  /** The folder of the migrations, by default of this version. */
  folder?: string
  /** Hears that a step waits for a lock which somebody keeps. */
  onRetry?: (what: string) => void
}

/**
 * Brings the schema up to date. Several nodes may call it at once: one works, the others wait for it and find nothing left to do.
 * Each migration is a transaction of its own, or several steps as it says itself. A step that does not get its locks at once lets go of
 * everything and tries again, so that nobody queues behind it for long. It has a connection of its own, because a step may take longer than a
 * statement of the product may.
 */
export async function migrate(url: string, { folder = migrationsFolder, onRetry }: Options = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'rahba-migrate', connectionTimeoutMillis: patience })
  await client.connect()
  try {
    await lock(client)
    await client.query(`set lock_timeout = ${lockTimeout}`)
    await client.query('create schema if not exists drizzle')
    // Drizzle's own migrator makes the same table.
    await client.query(`create table if not exists ${done} (id serial primary key, hash text not null, created_at bigint)`)
    await client.query(`create table if not exists ${begun} (created_at bigint primary key, done integer not null)`)
    const { rows } = await client.query<{ newest: string | null }>(`select max(created_at) as newest from ${done}`)
    const newest = Number(rows[0]?.newest ?? -1)
    for (const migration of readMigrationFiles({ migrationsFolder: folder }))
      if (migration.folderMillis > newest) await run(client, migration, onRetry)
  } finally {
    // Ending the session releases the lock.
    await client.end()
  }
}

/** Asks again and again: who waits for it inside a statement keeps a snapshot, for whose end the building of an index would wait. */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey])
    if (rows[0]?.mine) return
    await wait(100)
  }
}

/** Runs the steps of a migration that are not done yet. */
async function run(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta, onRetry: Options['onRetry']): Promise<void> {
  const steps = getSteps(sql)
  const { rows } = await client.query<{ done: number }>(`select done from ${begun} where created_at = $1`, [folderMillis])
  for (let n = rows[0]?.done ?? 0; n < steps.length; n++) {
    const record = async () => {
      if (n === steps.length - 1) {
        await client.query(`insert into ${done} (hash, created_at) values ($1, $2)`, [hash, folderMillis])
        await client.query(`delete from ${begun} where created_at = $1`, [folderMillis])
      } else
        await client.query(
          `insert into ${begun} (created_at, done) values ($1, $2) on conflict (created_at) do update set done = excluded.done`,
          [folderMillis, n + 1],
        )
    }
    await untilLocked(client, steps[n] ?? { statements: [], inTransaction: true }, record, onRetry)
  }
}

async function untilLocked(client: pg.Client, step: Step, record: () => Promise<void>, onRetry: Options['onRetry']): Promise<void> {
  const end = performance.now() + triesFor
  for (let tries = 1; ; tries++) {
    try {
      await (step.inTransaction ? together(client, step, record) : alone(client, step, record))
      return
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string } // what the driver throws
      if (!mayPass.includes(code) || performance.now() > end) throw error
      if (tries % 10 === 1) onRetry?.(`a migration waits for a lock (${message})`)
      // The pause lets those queued behind it run, and varies each time.
      await wait(Math.min(200 * tries, 2000) * (0.5 + Math.random() / 2))
    }
  }
}

async function together(client: pg.Client, { statements }: Step, record: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await record()
    await client.query('commit')
  } catch (error) {
    // If the connection broke, the first error says more.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** A statement that may not be in a transaction may have been broken off before: it has to be one that can be run again. */
async function alone(client: pg.Client, { statements: [statement = ''] }: Step, record: () => Promise<void>): Promise<void> {
  const index = indexBuiltBy(statement)
  // The build waits for everybody who uses the table, and blocks nobody.
  if (/\bindex\s+concurrently\b/i.test(statement)) await client.query('set lock_timeout = 0')
  try {
    // A broken build leaves an invalid index that has the name.
    if (index) await client.query(`drop index concurrently if exists ${index}`)
    await client.query(statement)
    await record()
  } finally {
    await client.query(`set lock_timeout = ${lockTimeout}`)
  }
}

/** True if every migration of this version of the code has run; for the readiness check. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)
  if (!newest) return true
  const { rows } = await pool.query<{ done: boolean }>(
    'select coalesce(max(created_at), 0) >= $1 as done from drizzle.__drizzle_migrations',
    [newest.folderMillis],
  )
  return rows[0]?.done === true
}
