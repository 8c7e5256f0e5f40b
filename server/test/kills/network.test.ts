import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { freshDatabase } from '../fresh-database.ts'
import type { Plant } from '../races/plants.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { type Cut, cutProxy } from './cut-proxy.ts'
import { nothingLost, startWays, wait } from './ways.ts'

// Goal G7: the network between a server and its database is cut in every way, exactly between a COMMIT and its answer too, while everything that opens
// a connection or a transaction in a way of its own is in use.

const rounds = Number(process.env.NETWORK_CUTS ?? 1)
/** All of them in `npm run prove`, the first three in each run of the tests. How long each lasts, in ms; the silent ones longer than a connection may be silent. */
const allKinds: readonly (readonly [Cut, number])[] = [
  ['drop', 100],
  ['after_commit', 700],
  ['stall', 5500],
  ['reset', 100],
  ['half_open', 5500],
]

async function storm(plant: Plant, kinds: typeof allKinds) {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-network-'))
  const { host, user } = inject('postgres')
  const proxy = await cutProxy(join(host, '.s.PGSQL.5432'))
  const { pool, db } = connect(database.url, { max: 3 })
  const name = new URL(database.url).pathname
  const errors: string[] = []
  const node = await startNode(`postgres://${user}@127.0.0.1:${proxy.port}${name}`, dataDir, plant, errors, { jobs: true })
  try {
    const ways = await startWays(db, node.port)
    const heals: number[] = []
    for (let n = 0; n < rounds; n++) {
      for (const [cut, ms] of kinds) {
        await wait(300 + Math.random() * 300)
        proxy.set(cut)
        await wait(ms)
        proxy.mend()
        const [back, done] = [performance.now(), ways.done()]
        while (ways.done() === done && performance.now() - back < 20_000) await wait(20)
        heals.push(performance.now() - back)
      }
    }
    await ways.stop()
    const heard = await ways.heard()
    await ways.onceMore()
    const undone = await ways.undone()
    return {
      alive: node.child.exitCode === null,
      heals,
      heard,
      undone,
      cuts: proxy.cuts(),
      told: ways.done(),
      seen: ways.seen,
      faults: await ways.faults(),
    }
  } finally {
    node.child.kill('SIGKILL')
    await ended(node.child)
    await proxy.stop()
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

test('a network that is cut in any way keeps nobody waiting, doubles nothing, and is found again', {
  timeout: 120_000 + rounds * 120_000,
}, async () => {
  const { alive, heals, heard, undone, cuts, told, seen, faults } = await storm(
    'none',
    process.env.NETWORK_CUTS ? allKinds : allKinds.slice(0, 3),
  )
  expect(alive).toBe(true)
  expect(faults, `PROVE_SEED=${runSeed}`).toEqual(nothingLost)
  expect(undone).toBe(0)
  for (const [way, statuses] of seen.statuses)
    expect([way, [...statuses.keys()].filter((status) => status >= 500 && status !== 503)]).toEqual([way, []])
  // the goal's five seconds, and what a busy machine adds to them
  expect(seen.longest.ms, seen.longest.path).toBeLessThan(7000)
  expect(Math.max(...heals)).toBeLessThan(7000)
  expect(cuts).toBeGreaterThan(allKinds.length)
  reportRun({
    goal: 'G7',
    what: 'network to the database cut',
    runs: `${cuts} connections, ${told} journeys, longest wait ${Math.round(seen.longest.ms)} ms, back after ${Math.round(Math.max(...heals))} ms, sockets ${Math.round(heard)} ms`,
    seed: runSeed,
  })
})

// each takes a process its minute: in `npm run prove` alone
describe.runIf(process.env.PLANTS === 'all')('what these cuts find', () => {
  test('an order doubled because its key was kept apart', { timeout: 240_000 }, async () => {
    const { faults } = await storm(
      'key_lost_in_crash',
      Array.from({ length: 6 }, () => ['after_commit', 700] as const),
    )
    expect(faults.doubled).toBeGreaterThan(0)
  })

  test('connections that nobody gives up', { timeout: 240_000 }, async () => {
    const { seen } = await storm('silent_for_ever', [['stall', 12_000]])
    expect(seen.longest.ms).toBeGreaterThan(7000)
  })
})
