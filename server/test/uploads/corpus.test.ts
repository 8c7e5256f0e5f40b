import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { makeStore, type TestStore } from '../catalog-world.ts'
import { freshDatabase } from '../fresh-database.ts'
import { inProve } from '../in-prove.ts'
import type { Plant } from '../races/plants.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { getResident, watchResident } from '../resident.ts'
import { takenByOthers } from '../scheduled.ts'
import { tableCorpus } from '../table-corpus.ts'
import { uploadCorpus } from '../upload-corpus.ts'
import { sendFile } from './send-file.ts'

// Goal G15: every upload is rejected or made harmless, and the server's memory stays small. A server process of its own is measured.

// takes minutes: in `npm run prove` alone; files.test.ts and hostile-tables.test.ts try the small ones in every run
const maxGrowth = 200
/** How long one file may take, in ms. */
const maxTime = 3000
const acts = /JavaScript|\/JS\b|Launch|OpenAction|\/AA\b|XFA|Embedded|GoToE|URI|evil|app\.alert|ObjStm|<script|<\?php|EXIF-MARK/

/** Every file below a folder. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesUnder(path) : [path]
  })
}

interface Outcome {
  /** Answers that no file may have, or another one than this file has. */
  wrong: string[]
  /** Kept files that still do something, and files outside of the folder for them. */
  harmful: string[]
  growth: number
  child: number
  slowest: { what: string; ms: number }
  sent: number
}

interface Server {
  node: Awaited<ReturnType<typeof startNode>>
  dataDir: string
  kept: string
  /** The token of one of twelve stores. */
  getToken: (n: number) => string
}

/** A server process of its own, ended after `use`. */
async function withServer<T>(plant: Plant, use: (server: Server) => Promise<T>): Promise<T> {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-uploads-'))
  const kept = join(dataDir, 'kept')
  mkdirSync(kept)
  const { pool, db } = connect(database.url, { max: 3 })
  const node = await startNode(database.url, dataDir, plant, [], { env: { FILES_DIR: kept } })
  try {
    const stores: TestStore[] = []
    for (let n = 0; n < 12; n++) stores.push(await makeStore(db))
    return await use({ node, dataDir, kept, getToken: (n) => stores[n % stores.length]?.token ?? '' })
  } finally {
    node.child.kill('SIGKILL')
    await ended(node.child)
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const attack = (plant: Plant, tablesOnly = false): Promise<Outcome> => withServer(plant, (server) => attackServer(server, tablesOnly))

async function attackServer({ node, dataDir, kept, getToken }: Server, tablesOnly: boolean): Promise<Outcome> {
  const outcome: Outcome = { wrong: [], harmful: [], growth: 0, child: 0, slowest: { what: '', ms: 0 }, sent: 0 }
  const check = (what: string, expected: string, { status, code, ms }: { status: number; code: string; ms: number }) => {
    outcome.sent++
    if (ms > outcome.slowest.ms) outcome.slowest = { what, ms }
    const is = status === 201 ? 'accepted' : code
    if (!expected.split('|').includes(is) || (status !== 201 && status !== 422)) outcome.wrong.push(`${what}: ${status} ${code}`)
  }
  const before = getResident(node.child.pid)
  const watch = watchResident(node.child.pid ?? 0)
  const files = tablesOnly ? [] : await uploadCorpus()
  for (const [n, { what, name, type, body, purpose, expect: expected }] of files.entries())
    check(what, expected, await sendFile(node.port, '/store/files', getToken(n), { body, name, type, fields: { purpose } }))
  for (const [n, { what, file, expect: expected }] of tableCorpus.entries()) {
    const sent = { body: file(), name: 'a.xlsx', type: 'application/octet-stream' }
    const answer = await sendFile(node.port, '/store/products/imports', getToken(n), sent).catch((error: unknown) => ({
      status: 0,
      code: String(error),
      ms: 0,
    }))
    check(what, expected, answer)
  }
  const most = watch.stop()
  outcome.growth = Math.round(most.own - before)
  outcome.child = Math.round(most.child)
  for (const file of filesUnder(dataDir)) {
    const inside = /^\w{2}\/\w{2}\/[0-9a-f]{32}\/original\.(jpg|png|webp|pdf)$/.test(file.slice(kept.length + 1))
    if (file.startsWith(kept) ? !inside || acts.test(readFileSync(file, 'latin1')) : !file.endsWith('secret')) outcome.harmful.push(file)
  }
  return outcome
}

test.runIf(inProve)(
  'every file is rejected with a message or stored harmless, and the server’s memory stays small',
  { timeout: 600_000 },
  async () => {
    const before = await takenByOthers()
    const { wrong, harmful, growth, child, slowest, sent } = await attack('none')
    const others = Math.max(before, await takenByOthers())
    const isNoisy = others > 0.25
    // a reader that was kept waiting gives up
    expect(wrong.filter((answer) => !isNoisy || !answer.endsWith('file_too_complex'))).toEqual([])
    expect(harmful).toEqual([])
    expect(growth).toBeLessThanOrEqual(maxGrowth)
    expect(child).toBeLessThanOrEqual(520)
    if (!isNoisy) expect(slowest.ms, slowest.what).toBeLessThanOrEqual(maxTime)
    reportRun({
      goal: 'G15',
      what: 'hostile uploads',
      runs: `${sent} files, server +${growth} MB, reading process ${child} MB, slowest ${(slowest.ms / 1000).toFixed(1)} s (${slowest.what}), 0 outside`,
      trials: sent,
      seed: runSeed,
    })
    if (isNoisy)
      reportRun({
        goal: 'G15',
        what: 'hostile uploads: how long each takes',
        runs: `slowest ${(slowest.ms / 1000).toFixed(1)} s`,
        seed: runSeed,
        notChecked: `others took ${Math.round(others * 100)} % of the processors`,
      })
  },
)

test.runIf(inProve)('tables that the server itself reads are found', { timeout: 600_000 }, async () => {
  const { growth, wrong } = await attack('tables_in_server', true)
  expect(growth).toBeGreaterThan(maxGrowth)
  expect(wrong.length).toBeGreaterThan(0)
})

test.runIf(inProve)('a PDF that is stored unchanged is found', { timeout: 600_000 }, async () => {
  expect((await attack('pdf_as_it_came')).harmful.length).toBeGreaterThan(0)
})

test.runIf(inProve)(
  'eight simultaneous spreadsheets that unpack to far more leave the server small and answering',
  { timeout: 600_000 },
  async () => {
    const bombs = tableCorpus.filter(({ expect: expected }) => !expected.includes('accepted')).slice(0, 8)
    expect(bombs).toHaveLength(8)
    const files = bombs.map(({ file }) => file())
    await withServer('none', async ({ node, getToken }) => {
      const visit = async () => {
        const begun = performance.now()
        const { status } = await fetch(`http://127.0.0.1:${node.port}/api/health`, { signal: AbortSignal.timeout(20_000) })
        return { status, ms: performance.now() - begun }
      }
      await visit()
      const before = getResident(node.child.pid)
      const watch = watchResident(node.child.pid ?? 0)
      let sending = true
      const sent = Promise.all(
        files.map((body, n) =>
          sendFile(node.port, '/store/products/imports', getToken(n), { body, name: 'a.xlsx', type: 'application/octet-stream' }),
        ),
      ).finally(() => {
        sending = false
      })
      const visits = []
      while (sending) visits.push(await visit())
      const answers = await sent
      const { own, child } = watch.stop()
      // A file that waits too long for a reader is told to retry.
      for (const [n, { code }] of answers.entries())
        expect([...(bombs[n]?.expect.split('|') ?? []), 'file_queue', 'file_too_complex'], bombs[n]?.what).toContain(code)
      expect(visits.filter(({ status }) => status !== 200)).toEqual([])
      expect(own - before).toBeLessThanOrEqual(maxGrowth)
      expect(child).toBeLessThanOrEqual(520)
      const slowest = Math.max(...visits.map(({ ms }) => ms))
      reportRun({
        goal: 'G15',
        what: 'spreadsheets that unpack to far more, at once',
        runs: `8 files, ${visits.length} visits, slowest ${Math.round(slowest)} ms, server +${Math.round(own - before)} MB, reading process ${Math.round(child)} MB`,
        seed: runSeed,
      })
    })
  },
)
