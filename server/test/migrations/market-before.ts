import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { seedMillion, sizes } from '../../../bench/million/seed.ts'
import { migrate, migrationsFolder } from '../../src/platform/db/migrate.ts'
import { socketUrl } from '../../src/platform/db/open-database.ts'

/** The newest migration of the version that is taken out of service: those behind it run while it works. */
const before = '0002_rows'

interface Journal {
  entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[]
}

/** A folder with the migrations up to one of them, or all, and more behind them where texts are given. Remove it when done. */
export function migrationsUpTo(last: string | undefined, more: readonly string[] = []): string {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal // drizzle-kit writes it so
  const upTo = last === undefined ? journal.entries.length : journal.entries.findIndex(({ tag }) => tag === last) + 1
  if (upTo === 0) throw new Error(`there is no migration ${last}`)
  const entries = journal.entries.slice(0, upTo)
  const folder = mkdtempSync(join(tmpdir(), 'rahba-migrations-'))
  mkdirSync(join(folder, 'meta'))
  for (const { tag } of entries) copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
  const newest = entries.at(-1)?.when ?? 0
  for (const [n, text] of more.entries()) {
    const tag = `${9000 + n}_planted`
    entries.push({ idx: upTo + n, version: '7', when: newest + 1 + n, tag, breakpoints: true })
    writeFileSync(join(folder, `${tag}.sql`), text)
  }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, { name: string }> }>
}

/** The tables and columns that the version before knows, and names in its statements. */
export function tablesBefore(): { table: string; columns: string[] }[] {
  // migrations written by hand have no snapshot of their own
  const newest = readdirSync(join(migrationsFolder, 'meta'))
    .filter((file) => file.endsWith('_snapshot.json') && file.slice(0, 4) <= before.slice(0, 4))
    .sort()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(join(migrationsFolder, `meta/${newest}`), 'utf8')) as Snapshot // drizzle-kit writes it so
  return Object.values(tables).map(({ name, columns }) => ({ table: name, columns: Object.values(columns).map((column) => column.name) }))
}

/** How many migrations a database has seen. */
export async function countMigrations(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
    .finally(() => client.end())
  return rows[0]?.count ?? 0
}

async function onServer<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const { host, user } = inject('postgres')
  const client = new pg.Client({ connectionString: socketUrl(host, user, 'postgres') })
  await client.connect()
  return run(client).finally(() => client.end())
}

// what the market of a million leaves out
const more = [
  `insert into sessions (token_hash, audience, subject_id, expires_at, created_at)
    select md5('s' || i), case when i % 4 = 0 then 'store' else 'user' end, uuid_v7(), now() + interval '30 days', now() - interval '1 day'
    from generate_series(1, ${Math.round(sizes.users / 2)}) i`,
]

/** A database as a market of `sizes` has it under the version before; each copy is made from it in no time. */
export async function marketBefore(): Promise<{
  copy: () => Promise<{ url: string; drop: () => Promise<void> }>
  drop: () => Promise<void>
}> {
  const { host, user } = inject('postgres')
  const template = `market_${randomBytes(4).toString('hex')}`
  const url = socketUrl(host, user, template)
  await onServer((client) => client.query(`create database ${template}`))
  const folder = migrationsUpTo(before)
  await migrate(url, { folder })
  rmSync(folder, { recursive: true })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await seedMillion(pool, () => undefined)
  for (const text of more) await pool.query(text)
  await pool.query('vacuum analyze')
  await pool.end()
  const buildDrop = (name: string) => () =>
    onServer((client) => client.query(`drop database if exists ${name} with (force)`)).then(() => undefined)
  return {
    async copy() {
      const name = `${template}_${randomBytes(4).toString('hex')}`
      await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`))
      return { url: socketUrl(host, user, name), drop: buildDrop(name) }
    },
    drop: buildDrop(template),
  }
}
