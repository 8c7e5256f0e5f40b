import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import pg from 'pg'
import { afterEach, expect, inject, it } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { socketUrl } from '../../src/platform/db/open-database.ts'
import { freshDatabase } from '../fresh-database.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { lawful } from './lawful.ts'
import { countMigrations, migrationsUpTo } from './market-before.ts'
import { schemaOf } from './schema-of.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each()
})

async function using<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return run(client).finally(() => client.end())
}

/** A database with the schema and the rows of the first release. */
async function atBaseline(): Promise<string> {
  const { host, user } = inject('postgres')
  const name = `baseline_${randomBytes(4).toString('hex')}`
  const server = socketUrl(host, user, 'postgres')
  await using(server, (client) => client.query(`create database ${name}`))
  undo.push(() => using(server, (client) => client.query(`drop database ${name} with (force)`)))
  const url = socketUrl(host, user, name)
  const folder = migrationsUpTo('0002_rows')
  undo.push(() => rmSync(folder, { recursive: true }))
  await migrate(url, { folder })
  const rows = readFileSync(new URL('baseline-rows.sql', import.meta.url), 'utf8')
  await using(url, (client) => client.query(`begin; ${rows} commit`))
  return url
}

type Rows = Record<string, Record<string, unknown>[]>

/** All rows of all tables, as far as the columns in `like` go where it is given. */
const toRows = (url: string, like?: Rows) =>
  using(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )
    const all: Rows = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from "${name}" t order by 1`)
      if (rows.length > 0) all[name] = rows.map(({ row }) => row)
    }
    if (!like) return all
    return Object.fromEntries(
      Object.entries(like).map(([name, before]) => {
        const columns = Object.keys(before[0] ?? {})
        return [name, (all[name] ?? []).map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))]
      }),
    )
  })

async function upgraded(...planted: string[]) {
  const url = await atBaseline()
  const before = await toRows(url)
  const folder = migrationsUpTo(undefined, planted)
  undo.push(() => rmSync(folder, { recursive: true }))
  const baseline = await countMigrations(url)
  await migrate(url, { folder })
  const ran = (await countMigrations(url)) - baseline
  return { before, after: await toRows(url, before), schema: await schemaOf(url), ran, folder }
}

it('an installation of the first release gets the schema of a new one, and keeps its rows', async () => {
  const fresh = await freshDatabase()
  undo.push(fresh.drop)
  const { before, after, schema, ran, folder } = await upgraded(...lawful)
  await migrate(fresh.url, { folder })
  expect(ran).toBeGreaterThanOrEqual(lawful.length)
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['admins', 'ledger_entries', 'orders', 'pages', 'products', 'stores', 'users']),
  )
  // A trigger marks the day of each order that a statement wrote.
  const { figure_changes: marked, ...rest } = after
  const { figure_changes: markedBefore = [], ...restBefore } = before
  expect(rest).toEqual(restBefore)
  expect(marked).toEqual(expect.arrayContaining(markedBefore))
  expect(schema.length).toBeGreaterThan(2000)
  expect(schema).toEqual(await schemaOf(fresh.url))
  expect(schema).toEqual(expect.arrayContaining([expect.stringMatching(/^index t .*orders_lawful_index/)]))
  const rows = Object.values(before).flat().length
  const runs = `${ran} migrations (${lawful.length} of them the harness’s own), ${rows} rows kept`
  reportRun({ goal: 'G22', what: 'the first release brought up to date', runs, seed: runSeed })
})

it('a different schema and a changed row are found', async () => {
  const fresh = await freshDatabase()
  undo.push(fresh.drop)
  const { before, after, schema } = await upgraded(
    "alter table faqs add column planted int; create index planted on faqs (planted); update stores set slug = 'other'",
  )
  expect(after).not.toEqual(before)
  const known = await schemaOf(fresh.url)
  expect(schema.filter((thing) => !known.includes(thing)).map((thing) => thing.split(' ')[0])).toEqual(['column', 'index', 'relation'])
})
