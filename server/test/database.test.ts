import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { isMigrated, migrate } from '../src/platform/db/migrate.ts'
import { checkHistory } from '../src/platform/db/migration-history.ts'
import { socketUrl } from '../src/platform/db/open-database.ts'
import { checkArabicSearch, checkDatabase, connect, timeouts } from '../src/platform/db/pool.ts'
import { freshDatabase } from './fresh-database.ts'

const { host, user } = inject('postgres')
const made: string[] = []

async function emptyDatabase(options = ''): Promise<string> {
  const name = `empty_${made.length}`
  made.push(name)
  await onServer(`create database ${name} ${options}`)
  return socketUrl(host, user, name)
}

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: socketUrl(host, user, 'postgres') })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function using<T>(url: string, run: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { pool } = connect(url)
  return run(pool).finally(() => pool.end())
}

afterAll(async () => {
  for (const name of made) await onServer(`drop database ${name} with (force)`)
})

describe('migrations', () => {
  it('can be started by several nodes at the same time', async () => {
    const url = await emptyDatabase()
    await Promise.all([migrate(url), migrate(url), migrate(url)])
    expect(await using(url, isMigrated)).toBe(true)
  })

  it('are missed by the readiness check if one has not run', async () => {
    const { url, drop } = await freshDatabase()
    await using(url, (pool) =>
      pool.query('delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)'),
    )
    expect(await using(url, isMigrated)).toBe(false)
    await drop()
  })
})

describe('the checks at startup', () => {
  it('accept the migrated database', async () => {
    const { url, drop } = await freshDatabase()
    await using(url, async (pool) => {
      await checkDatabase(pool, url)
      await checkArabicSearch(pool)
    })
    await drop()
  })

  it('accept the history of an empty database and of a migrated one', async () => {
    await using(await emptyDatabase(), (pool) => checkHistory(pool))
    const { url, drop } = await freshDatabase()
    await using(url, (pool) => checkHistory(pool))
    await drop()
  })

  it('reject a database with other migrations than this version’s, and say what to do', async () => {
    const { url, drop } = await freshDatabase()
    await using(url, async (pool) => {
      await pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1')
      await expect(checkHistory(pool)).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringMatching(/^DATABASE_URL: .* expected an empty one$/),
      })
      await expect(checkHistory(pool, '/data/postgres')).rejects.toThrow(
        /^DATA_DIR: the database in \/data\/postgres .*; remove that folder to begin anew$/,
      )
    })
    await drop()
  })

  it('reject another encoding', async () => {
    const url = await emptyDatabase("template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'")
    await expect(using(url, (pool) => checkDatabase(pool, url))).rejects.toThrow(
      /^DATABASE_URL: expected a database with encoding UTF8, this one is SQL_ASCII$/,
    )
  })

  it('reject a locale that does not know Arabic letters', async () => {
    const url = await emptyDatabase("template template0 encoding 'UTF8' locale_provider libc locale 'C'")
    const act = using(url, async (pool) => {
      await pool.query('create extension pg_trgm')
      await checkArabicSearch(pool)
    })
    await expect(act).rejects.toThrow(/^DATABASE_URL: this database can't search Arabic/)
  })

  it('name a server that does not answer, without its password', async () => {
    const url = 'postgres://rahba:hunter2@127.0.0.1:1/rahba'
    await expect(using(url, (pool) => checkDatabase(pool, url))).rejects.toThrow(
      /^DATABASE_URL: cannot reach 127\.0\.0\.1:1\/rahba \(ECONNREFUSED\)$/,
    )
  })

  it('say that a server has no such database', async () => {
    const { url, drop } = await freshDatabase()
    await drop()
    await expect(using(url, (pool) => checkDatabase(pool, url))).rejects.toThrow(
      /^DATABASE_URL: cannot reach \S+ \(there is no such database\)$/,
    )
  })
})

describe('the pool', () => {
  it('limits the time of statements, locks and idle transactions', async () => {
    const { url, drop } = await freshDatabase()
    const settings = await using(url, async (pool) => {
      const { rows } = await pool.query<{ name: string; ms: number }>(
        "select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')",
      )
      return Object.fromEntries(rows.map(({ name, ms }) => [name, ms]))
    })
    expect({ connectionTimeoutMillis: 2000, ...settings }).toEqual(timeouts)
    await drop()
  })
})
