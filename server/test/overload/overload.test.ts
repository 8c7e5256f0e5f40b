import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { makeActive, makeStore } from '../catalog-world.ts'
import { freshDatabase } from '../fresh-database.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { reportRun, runSeed } from '../report-run.ts'
import type { LoadResult } from './load.ts'

// Goal G25: five times what a node can answer. It takes both cores for itself, so only `npm run prove` runs it; server/src/platform/http/overload.test.ts
// holds the rules of the limit in every run.

const seconds = Number(process.env.OVERLOAD_SECONDS ?? 5)
const paths = '/api/market/products?per_page=50 /api/market/products?q=%D9%82%D8%B7%D8%B9%D8%A9'

function load(port: number, callers: number, rate: number, duration: number): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load.ts'), [port, paths, callers, rate, duration].map(String), { execArgv: [] })
  return new Promise((done, fail) => {
    child.once('message', done)
    child.once('exit', (code) => fail(new Error(`the callers ended with ${code}`)))
  })
}

/** What a node answers of five times its capacity, and right afterwards of half of it. `maxDelay` 0 lets everything in. */
async function overload(maxDelay: number) {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-overload-'))
  const { pool, db } = connect(database.url, { max: 4 })
  const errors: string[] = []
  const goods = Array.from({ length: 2000 }, (_, n) => ({ ar: `قطعة ${n}`, quantity: 10, price: 5000 }))
  await makeActive(db, (await makeStore(db)).id, goods)
  const node = await startNode(database.url, dataDir, 'none', errors, { env: { BUSY_AFTER_MS: String(maxDelay) } })
  try {
    // 16 callers that never pause keep it busy and are never too many; the first round warms it up
    await load(node.port, 16, 0, 2)
    const alone = await load(node.port, 16, 0, 5)
    const capacity = alone.answered / 5
    const crowd = await load(node.port, 1500, capacity * 5, seconds)
    // the time it has to recover
    await new Promise((done) => setTimeout(done, 3000))
    const after = await load(node.port, 200, capacity / 2, 2)
    return { capacity, crowd, after, errors }
  } finally {
    node.child.kill('SIGKILL')
    await ended(node.child)
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What of the goal does not hold. */
function faultsOf({ capacity, crowd, after, errors }: Awaited<ReturnType<typeof overload>>): string[] {
  const goodput = crowd.answered / seconds / capacity
  return [
    ...(goodput < 0.8 ? [`${Math.round(goodput * 100)} % of the capacity was answered`] : []),
    ...(crowd.refused === 0 ? ['nothing was refused'] : []),
    ...(crowd.failed > 0 ? [`${crowd.failed} got no answer, or another one`] : []),
    ...(crowd.refusal.p99 > 100 ? [`refusals took ${crowd.refusal.p99} ms`] : []),
    ...(crowd.health.failed > 0 || crowd.health.p99 > 100 ? [`health took ${crowd.health.p99} ms`] : []),
    ...(after.refused > 0 || after.failed > 0 ? ['it did not recover'] : []),
    ...errors,
  ]
}

const isProof = process.env.PROVE_REPORT !== undefined
const timeout = 120_000 + seconds * 2000

test.runIf(isProof)(`a node answers what it can of five times as much for ${seconds} s`, { timeout }, async () => {
  const result = await overload(100)
  const { capacity, crowd } = result
  reportRun({
    goal: 'G25',
    what: 'five times what a node can answer',
    runs: `${crowd.sent} requests in ${seconds} s: ${Math.round((crowd.answered / seconds / capacity) * 100)} % of its capacity answered, refusals p99 ${crowd.refusal.p99} ms, health p99 ${crowd.health.p99} ms`,
    seed: runSeed,
  })
  expect(faultsOf(result)).toEqual([])
})

test.runIf(isProof)('a node that lets everybody in is found', { timeout }, async () => {
  expect(faultsOf(await overload(0))).not.toEqual([])
})
