import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { migrationsFolder } from './migrate.ts'

/**
 * Refuses a database whose first migration is not the first of this version. Migrations of before the first release were replaced by one
 * baseline, and nothing leads from them to it.
 * @param folder where the embedded database is, undefined with DATABASE_URL
 */
export async function checkHistory(pool: pg.Pool, folder?: string): Promise<void> {
  const { rows: there } = await pool.query<{ journal: string | null }>("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (!there[0]?.journal) return
  const { rows } = await pool.query<{ first: string | null }>('select min(created_at) as first from drizzle.__drizzle_migrations')
  const first = rows[0]?.first ?? null
  if (first === null || Number(first) === readMigrationFiles({ migrationsFolder })[0]?.folderMillis) return
  throw new StartError(
    folder === undefined
      ? 'DATABASE_URL: this database was made before the first release and cannot be upgraded, expected an empty one'
      : `DATA_DIR: the database in ${folder} was made before the first release and cannot be upgraded; remove that folder to begin anew`,
  )
}
