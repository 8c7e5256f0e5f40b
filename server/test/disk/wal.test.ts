import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { inProve } from '../in-prove.ts'
import { faultsAfter, nothingWrong, startTraffic } from '../kills/traffic.ts'
import type { Plant } from '../races/plants.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { smallWal } from './small-wal.ts'

// Goal G9: the disk of the database's write-ahead log is full while people order. In `npm run prove` alone; the log has a small disk of its own, in a
// mount namespace.

const mayMount = spawnSync('unshare', ['-m', 'bash', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0
if (inProve && !mayMount)
  reportRun({ goal: 'G9', what: 'disk full for the log', runs: 'none', seed: runSeed, notChecked: 'mounting is not permitted here' })
const rounds = 3

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

interface Refusal {
  status: number
  error: string
  retryAfter: string | null
}

async function storm(plant: Plant, times: number) {
  const database = await smallWal(80)
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-wal-node-'))
  const { pool, db } = connect(database.url, { max: 3 })
  const node = await startNode(database.url, dataDir, plant, [])
  const refusal = async (language: string): Promise<Refusal> => {
    const answer = await fetch(`http://127.0.0.1:${node.port}/api/market/categories`, { headers: { 'accept-language': language } })
    const { error = '' } = (await answer.json()) as { error?: string } // the contract's refusal
    return { status: answer.status, error, retryAfter: answer.headers.get('retry-after') }
  }
  try {
    const traffic = await startTraffic(db, () => node.port)
    const [heals, refusals]: [number[], Refusal[]] = [[], []]
    let panics = 0
    for (let n = 0; n < times; n++) {
      await wait(1500)
      await database.fill()
      await wait(1500)
      if (await database.isDown()) {
        panics++
        refusals.push(await refusal('ar'), await refusal('en'))
      }
      database.free()
      await database.startAgain()
      const back = Date.now()
      while (traffic.lastAnswer() <= back && Date.now() - back < 20_000) await wait(20)
      heals.push(Date.now() - back)
    }
    await traffic.stop()
    const faults = await faultsAfter(db, traffic)
    return {
      faults,
      heals,
      refusals,
      panics,
      orders: traffic.journal.size,
      statuses: traffic.statuses,
      alive: node.child.exitCode === null,
    }
  } finally {
    node.child.kill('SIGKILL')
    await ended(node.child)
    await pool.end()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

test.runIf(inProve && mayMount)(
  'a full disk of the WAL loses no answered order, is reported with a message, and ends once there is room',
  { timeout: 300_000 },
  async () => {
    const { faults, heals, refusals, panics, orders, statuses, alive } = await storm('none', rounds)
    expect(faults, `PROVE_SEED=${runSeed}`).toEqual(nothingWrong)
    expect(alive).toBe(true)
    expect([...statuses.keys()].filter((status) => ![0, 201, 503].includes(status))).toEqual([])
    expect(panics).toBeGreaterThan(0)
    for (const [n, { status, error, retryAfter }] of refusals.entries())
      expect([status, retryAfter, /[ء-ي]/.test(error)]).toEqual([503, '1', n % 2 === 0])
    // as after a kill (kills/database.test.ts)
    expect(Math.max(...heals)).toBeLessThan(15_000)
    expect(orders).toBeGreaterThan(rounds * 20)
    reportRun({
      goal: 'G9',
      what: 'disk full for the log',
      runs: `${rounds} times full, database down ${panics} times, ${orders} orders, back after ${Math.max(...heals)} ms`,
      seed: runSeed,
    })
  },
)

test.runIf(inProve && mayMount)('lost orders that were answered before their COMMIT are found', { timeout: 300_000 }, async () => {
  expect((await storm('answer_before_commit', rounds)).faults.lost).toBeGreaterThan(0)
})
