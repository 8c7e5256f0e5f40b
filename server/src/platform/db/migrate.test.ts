import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { migrate } from './migrate.ts'
import { getSteps } from './migration-steps.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each()
})

/** A migrated database, a connection to it, and a folder of migrations that come after those of the product. */
async function database() {
  const { url, drop } = await freshDatabase()
  undo.push(drop)
  const open = async () => {
    const client = new pg.Client({ connectionString: url, statement_timeout: 4000 })
    await client.connect()
    undo.push(() => client.end())
    return client
  }
  const folder = mkdtempSync(join(tmpdir(), 'rahba-migrations-'))
  undo.push(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'meta'))
  const write = (...migrations: string[]) => {
    const entries = migrations.map((text, idx) => {
      writeFileSync(join(folder, `m${idx}.sql`), text)
      return { idx, version: '7', when: 9_000_000_000_000 + idx, tag: `m${idx}`, breakpoints: true }
    })
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  }
  return { url, client: await open(), open, folder, write }
}

const next = '--> statement-breakpoint\n'

describe('a migration', () => {
  it('is one transaction unless it says otherwise', () => {
    expect(getSteps(['a', 'b'])).toEqual([{ statements: ['a', 'b'], inTransaction: true }])
    const [none, fresh] = ['\n-- transaction: none\nc', '\n-- transaction: new\ne']
    expect(getSteps(['a', 'b', none, 'd', fresh, 'f'])).toEqual([
      { statements: ['a', 'b'], inTransaction: true },
      { statements: [none], inTransaction: false },
      { statements: ['d'], inTransaction: true },
      { statements: [fresh, 'f'], inTransaction: true },
    ])
  })

  it('does not block others while it waits for its lock, and gets it later', async () => {
    const { url, client, open, folder, write } = await database()
    write('alter table users add column planted int')
    const reader = await open()
    await client.query('begin')
    await client.query('select from users limit 1')
    let waited = () => {}
    const retried = new Promise<void>((done) => {
      waited = done
    })
    const migrated = migrate(url, { folder, onRetry: waited })
    // the reader comes while the migration waits, again and again, and is served each time although the first lock is still kept
    for (let n = 0; n < 20; n++) {
      await reader.query('select id from users limit 1')
      await wait(50)
    }
    await retried
    await client.query('commit')
    await migrated
    expect((await reader.query('select planted from users')).rows).toEqual([])
  })

  it('rolls back a failed step, and continues after completed ones', async () => {
    const { url, client, folder, write } = await database()
    const first = `create table planted (n int)${next}`
    write('create table before (n int)', `${first}-- transaction: new\ncreate table half (n int)${next}select 1 / 0`)
    await expect(migrate(url, { folder })).rejects.toThrow('division by zero')
    const there = async () => {
      const { rows } = await client.query("select relname from pg_class where relname in ('before', 'planted', 'half') order by 1")
      return rows.map(({ relname }) => relname)
    }
    expect(await there()).toEqual(['before', 'planted'])
    write('create table before (n int)', `${first}-- transaction: new\ncreate table half (n int)${next}select 1`)
    await migrate(url, { folder })
    await migrate(url, { folder })
    expect(await there()).toEqual(['before', 'half', 'planted'])
  })

  it('builds an index without a transaction, also with two simultaneous starts and after a broken one', async () => {
    const { url, client, folder, write } = await database()
    await client.query('create table planted (n int)')
    await client.query('insert into planted values (1), (1)')
    const [none, build] = ['-- transaction: none\n', 'create unique index concurrently "planted_n" on planted (n)']
    write(`select 1${next}${none}${build}`)
    await expect(migrate(url, { folder })).rejects.toThrow('could not create unique index')
    await client.query('delete from planted where ctid = (select min(ctid) from planted)')
    await Promise.all([migrate(url, { folder }), migrate(url, { folder })])
    const { rows } = await client.query("select indisvalid from pg_index where indexrelid = 'planted_n'::regclass")
    expect(rows).toEqual([{ indisvalid: true }])
  })
})
