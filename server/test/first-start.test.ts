import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeFlags, processSettings } from '../src/process-settings.ts'
import { freePort } from './free-port.ts'
import { freshDatabase } from './fresh-database.ts'
import { inProve } from './in-prove.ts'
import { plantedBuild } from './planted-build.ts'
import type { Plant } from './races/plants.ts'
import { ended } from './races/two-nodes.ts'
import { reportRun, runSeed } from './report-run.ts'
import { getTreeResident } from './resident.ts'

// Goal G23: how much memory the product holds at rest after its first start, which made the demo market. In `npm run prove` alone.

const root = join(import.meta.dirname, '../..')
const maxResident = 200
/** Time in which the first jobs run and what the start left is collected. */
const settlingTime = 60_000
const maxStart = 600_000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The command of `npm start`. With a fault, it is the program built with that fault, with the same settings. */
async function getCommand(plant: Plant): Promise<{ args: readonly string[]; settings: Readonly<Record<string, string>> }> {
  if (plant !== 'none') return { args: [...nodeFlags, join(await plantedBuild(plant), 'main.js')], settings: processSettings }
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } } // our own file
  const [program, ...args] = scripts.start.split(' ')
  expect(program).toBe('node')
  return { args, settings: {} }
}

/** Starts the product on an empty database and waits. Returns the megabytes of its processes, PostgreSQL not among them, and the seconds until it was ready. */
async function firstStart(plant: Plant): Promise<{ resident: number; seconds: number }> {
  const database = await freshDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'rahba-first-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { args, settings } = await getCommand(plant)
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      DEMO: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET: 'only-for-tests-'.repeat(3),
      LOG_LEVEL: 'error',
      // The product is measured, without the stand-in for the gateway that a demo starts beside it.
      MOYASAR_API_URL: 'https://api.moyasar.com/v1',
    },
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    const from = Date.now()
    while (!(await isReady())) {
      if (child.exitCode !== null || Date.now() - from > maxStart) throw new Error(`the product did not start: ${child.exitCode}`)
      await pause(200)
    }
    const seconds = Math.round((Date.now() - from) / 1000)
    const products = await fetch(`http://127.0.0.1:${port}/api/market/products`)
    expect(((await products.json()) as { data: unknown[] }).data.length, 'products of the demo market').toBeGreaterThan(0) // its list
    await pause(settlingTime)
    return { resident: getTreeResident(child.pid ?? 0), seconds }
  } finally {
    child.kill('SIGTERM')
    await Promise.race([ended(child), pause(15_000)])
    child.kill('SIGKILL')
    await ended(child)
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const timeout = maxStart + settlingTime + 120_000

test.runIf(inProve)('a first start does not keep unneeded memory', { timeout }, async () => {
  const { resident, seconds } = await firstStart('none')
  reportRun({
    goal: 'G23',
    what: 'first start',
    runs: `${Math.round(resident)} MB a minute after the start, of at most ${maxResident}; ready after ${seconds} s`,
    seed: runSeed,
  })
  expect(resident).toBeLessThanOrEqual(maxResident)
})

test.runIf(inProve)('a market that is made in the server process is found', { timeout }, async () => {
  expect((await firstStart('seeded_in_server')).resident).toBeGreaterThan(maxResident)
})
