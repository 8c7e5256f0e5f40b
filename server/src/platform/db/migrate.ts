import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { patience } from './pool.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
// any number that no other advisory lock of this database has
const lockKey = 72_416_242

/**
 * Brings the schema up to date. Several nodes may call it at once: one works, the others wait for it and find nothing left to do.
 * It has a connection of its own, because building an index may take longer than any statement of the product may.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'rahba-migrate', connectionTimeoutMillis: patience })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query("set lock_timeout = '10s'")
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    // ending the session gives the lock back
    await client.end()
  }
}

/** Whether every migration of this version of the code has run, for the readiness check. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)
  if (!newest) return true
  const { rows } = await pool.query<{ done: boolean }>(
    'select coalesce(max(created_at), 0) >= $1 as done from drizzle.__drizzle_migrations',
    [newest.folderMillis],
  )
  return rows[0]?.done === true
}
