import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sizes } from '../../../bench/million/seed.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { inProve } from '../in-prove.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { lawful } from './lawful.ts'
import { startLoad } from './load.ts'
import { countMigrations, marketBefore, migrationsUpTo, tablesBefore } from './market-before.ts'
import { columnsToFill, findPlaces, watchLocks } from './watch-locks.ts'

// Goal G22: the migrations since the version before run on a million orders while its nodes work. In `npm run prove` alone; MARKET_ROWS makes it smaller.

const perSecond = 50
const known = tablesBefore()
const names = known.map(({ table }) => table)

let market: Awaited<ReturnType<typeof marketBefore>> | undefined
beforeAll(async () => {
  if (inProve) market = await marketBefore()
}, 1_800_000)
afterAll(() => market?.drop())

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Migrates a copy of the market to this version, and to planted migrations behind it, while nodes of the version before work. */
async function upgrade(...planted: string[]) {
  if (!market) throw new Error('the market was made')
  const database = await market.copy()
  const folder = migrationsUpTo(undefined, planted)
  const load = startLoad(database.url, runSeed, perSecond)
  const watch = watchLocks(database.url, names)
  try {
    const places = await findPlaces(database.url, names)
    const before = await countMigrations(database.url)
    await wait(3000)
    const from = performance.now()
    await migrate(database.url, { folder })
    const took = performance.now() - from
    // as long as nodes of both versions work side by side
    await wait(2000)
    const locks = await watch.stop()
    const told = await load.stop()
    const after = await findPlaces(database.url, names)
    return {
      ...locks,
      ...told,
      took,
      ran: (await countMigrations(database.url)) - before,
      refused: await load.once(),
      unfilled: await columnsToFill(database.url, known),
      rewritten: names.filter((name) => places.get(name) !== after.get(name)),
      serves: await answersOfNewNode(database.url),
    }
  } finally {
    await Promise.all([watch.stop(), load.stop()])
    await load.end()
    await database.drop()
    rmSync(folder, { recursive: true })
  }
}

/** Returns the statuses that a node of this version answers with on the migrated market. */
async function answersOfNewNode(url: string): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-upgrade-'))
  const node = await startNode(url, dataDir, 'none', [])
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${node.port}/api${path}`).then(({ status }) => status)
    return await Promise.all(['/ready', '/landing', '/market/categories', '/market/products', '/market/stores'].map(get))
  } finally {
    node.child.kill('SIGKILL')
    await ended(node.child)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

test.runIf(inProve)(
  'migrations block nobody, and nodes of the previous version work with the new schema',
  { timeout: 1_800_000 },
  async () => {
    const run = await upgrade(...lawful)
    // a run without any would hold as well, and show nothing
    expect(run.ran).toBeGreaterThanOrEqual(lawful.length)
    expect(run.failed, `PROVE_SEED=${runSeed}`).toEqual([])
    expect(run.refused).toEqual([])
    expect(run.unfilled).toEqual([])
    expect(run.rewritten).toEqual([])
    expect(run.serves).toEqual([200, 200, 200, 200, 200])
    expect(run.longest, run.slowest).toBeLessThan(1000)
    expect(run.blocked, run.blockedBy).toBeLessThan(1000)
    expect(run.lockMs, run.lock).toBeLessThan(1000)
    expect(run.statementMs, run.statement).toBeLessThan(15_000)
    // it watched what it is about
    expect(run.looks).toBeGreaterThan(50)
    expect(run.sent).toBeGreaterThan(perSecond * 4)
    reportRun({
      goal: 'G22',
      what: 'migrations under load',
      runs: `${run.ran} migrations (${lawful.length} of them the harness’s own), ${sizes.orders} orders, ${run.sent} statements, ${Math.round(run.took)} ms, longest wait ${Math.round(run.longest)} ms, longest statement ${Math.round(run.statementMs)} ms`,
      seed: runSeed,
    })
  },
)

describe.runIf(inProve)('a planted migration is found', () => {
  test('that rewrites a table', { timeout: 600_000 }, async () => {
    const { rewritten } = await upgrade('ALTER TABLE orders ALTER COLUMN delivery_tries TYPE bigint')
    expect(rewritten).toEqual(['orders'])
  })

  test('that locks a table', { timeout: 600_000 }, async () => {
    const { blocked, lockMs, longest } = await upgrade(
      'ALTER TABLE orders ADD COLUMN planted int;--> statement-breakpoint\nSELECT pg_sleep(1.6)',
    )
    expect(Math.min(blocked, lockMs, longest)).toBeGreaterThan(1000)
  })

  test('that drops a column', { timeout: 600_000 }, async () => {
    const { refused } = await upgrade('ALTER TABLE stores DROP COLUMN short_address')
    expect(refused).toEqual([expect.stringMatching(/^read stores: .*short_address/)])
  })

  test('that adds a required column', { timeout: 600_000 }, async () => {
    const { unfilled } = await upgrade(
      'ALTER TABLE sections ADD COLUMN planted int; UPDATE sections SET planted = 1; ALTER TABLE sections ALTER COLUMN planted SET NOT NULL',
    )
    expect(unfilled).toEqual(['sections.planted'])
  })
})
