import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { freshDatabase } from '../fresh-database.ts'
import { inProve } from '../in-prove.ts'
import type { Plant } from '../races/plants.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { startProxy } from './proxy.ts'
import { nothingWrong, startTalk } from './talk.ts'

// Goal G24, as far as conversations go: two nodes behind a proxy are restarted in turns, as a release does it, while stores and shoppers
// talk. Whoever gets no answer says it again; in the end every message that was answered stands in its conversation once, and on both screens.

// each takes a new process its seconds to start; a night takes twenty
const restarts = Number(process.env.RESTARTS ?? 1)

async function roll(plant: Plant, times: number) {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-restarts-'))
  const { pool, db } = connect(database.url, { max: 4 })
  const errors: string[] = []
  const begin = () => startNode(database.url, dataDir, plant, errors)
  const nodes = await Promise.all([begin(), begin()])
  const proxy = await startProxy(() => nodes.map(({ port }) => port))
  const codes: (number | null)[] = []
  try {
    const talk = await startTalk(db, proxy.port, 8)
    for (let n = 0; n < times; n++) {
      await new Promise((done) => setTimeout(done, 700))
      const at = n % 2
      nodes[at]?.child.kill('SIGTERM')
      if (nodes[at]) await ended(nodes[at].child)
      codes.push(nodes[at]?.child.exitCode ?? null)
      // until it stands the other one has them all
      nodes[at] = await begin()
    }
    // a fault shows in what was said last: everybody has to have spoken while both nodes stood, on a slow machine too
    await new Promise((done) => setTimeout(done, plant === 'none' ? 700 : 3000))
    await talk.stop()
    const { people, statuses } = talk
    return { people, statuses, codes, errors, retried: proxy.retried(), faults: await talk.faults() }
  } finally {
    await proxy.stop()
    for (const { child } of nodes) {
      child.kill('SIGKILL')
      await ended(child)
    }
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

test(`${restarts} rolling restarts of two nodes lose and duplicate no message`, { timeout: 90_000 + restarts * 30_000 }, async () => {
  const { people, statuses, codes, errors, retried, faults } = await roll('none', restarts)
  expect(faults).toEqual(nothingWrong)
  // each ended by itself, in good order
  expect(codes).toEqual(Array.from({ length: restarts }, () => 0))
  // people were at it: sockets had to come back, and connections went to the other node
  expect(people.reduce((sum, { returns }) => sum + returns, 0)).toBeGreaterThan(restarts)
  expect(retried).toBeGreaterThan(0)
  // no caller got a server error
  expect([...statuses.keys()].filter((status) => ![0, 201, 429, 503].includes(status))).toEqual([])
  expect(errors).toEqual([])
  const said = people.reduce((sum, one) => sum + one.said.length, 0)
  expect(said).toBeGreaterThan(restarts * 20)
  reportRun({
    goal: 'G24',
    what: 'rolling restarts of two nodes',
    runs: `${restarts} restarts, ${said} messages`,
    trials: restarts,
    seed: runSeed,
  })
})

test.runIf(inProve).each<[Plant, keyof typeof nothingWrong, number]>([
  ['told_at_home', 'behind', 1],
  ['said_again', 'doubled', 2],
])('%s is found', { timeout: 180_000 }, async (plant, fault, times) => {
  const { faults } = await roll(plant, times)
  expect(faults[fault]).toBeGreaterThan(0)
})
