import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { freshDatabase } from '../fresh-database.ts'
import { inProve } from '../in-prove.ts'
import type { Plant } from '../races/plants.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { randomFrom, reportRun, runSeed } from '../report-run.ts'
import { faultsAfter, nothingWrong, startTraffic } from './traffic.ts'

// Goal G5: a server process ends by kill -9 in the middle of its work, again and again; another takes its place. Whoever ordered tries again with
// the same key, and in the end every order that was answered is there once.

// Each takes a new process its seconds to start. A proof takes more: scripts/prove.mjs.
const kills = Number(process.env.KILLS ?? 2)

/** So many kills at moments that follow from the seed. Each next process is started beforehand, so that people wait for the crash and not for Node. */
async function storm(plant: Plant, times: number, seed: number) {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-kills-'))
  const { pool, db } = connect(database.url, { max: 4 })
  const random = randomFrom(seed)
  const begin = () => startNode(database.url, dataDir, plant, [])
  let [current, spare] = [await begin(), begin()]
  try {
    const traffic = await startTraffic(db, () => current.port)
    for (let n = 0; n < times; n++) {
      const next = await spare
      await new Promise((done) => setTimeout(done, 100 + random() * 400))
      current.child.kill('SIGKILL')
      await ended(current.child)
      current = next
      spare = begin()
    }
    await traffic.stop()
    return { orders: traffic.journal.size, statuses: traffic.statuses, faults: await faultsAfter(db, traffic) }
  } finally {
    for (const { child } of [current, await spare]) {
      child.kill('SIGKILL')
      await ended(child)
    }
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

test(`${kills} kills of the server lose, duplicate and leave incomplete nothing`, {
  timeout: 60_000 + kills * 12_000,
}, async () => {
  const { orders, statuses, faults } = await storm('none', kills, runSeed)
  expect(faults, `PROVE_SEED=${runSeed}`).toEqual(nothingWrong)
  // The kills interrupted requests: some connections broke, and no caller got a server error.
  expect(statuses.get(0) ?? 0).toBeGreaterThan(0)
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([])
  expect(orders).toBeGreaterThan(kills * 4)
  reportRun({ goal: 'G5', what: 'kill -9 of the server', runs: `${kills} kills, ${orders} orders`, trials: kills, seed: runSeed })
})

test.runIf(inProve).each<[Plant, keyof typeof nothingWrong]>([
  ['answer_before_commit', 'lost'],
  ['key_lost_in_crash', 'doubled'],
  ['stock_apart', 'leaked'],
])('%s is found', { timeout: 240_000 }, async (plant, fault) => {
  const { faults } = await storm(plant, 3, runSeed)
  expect(faults[fault]).toBeGreaterThan(0)
})
