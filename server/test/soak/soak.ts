import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { nodeFlags, processSettings } from '../../src/process-settings.ts'
import { freePort } from '../free-port.ts'
import { freshDatabase } from '../fresh-database.ts'
import { plantedBuild } from '../planted-build.ts'
import type { Plant } from '../races/plants.ts'
import { ended } from '../races/two-nodes.ts'
import { getResident } from '../resident.ts'
import { scheduled } from '../scheduled.ts'
import type { Held } from './held.ts'
import { getPlan, seedMarket } from './market.ts'
import type { Part, Plan } from './traffic.ts'

export interface Sample extends Held {
  /** Seconds since the load began. */
  at: number
  /** Connections to the database. */
  pool: number
}

export interface Soak {
  rate: number
  /** Resident megabytes before anybody came, and the most while they were there. */
  rest: number
  resident: number
  samples: Sample[]
  parts: Part[]
  /** Errors that the server logged. */
  errors: string[]
  /** How long the server waited for a processor, as a share of the time it had one: others on this machine had it. */
  waited: number
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The product as `npm start` runs it, on a port of its own. */
async function startServer(env: Record<string, string>, port: number, errors: string[], plant: Plant): Promise<ChildProcess> {
  const child = fork(join(await plantedBuild(plant), 'main.js'), [], {
    execArgv: [...nodeFlags, '--expose-gc', '--import', join(import.meta.dirname, 'probe.mjs')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...processSettings, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (/"level":[56]0/.test(line) || (line !== '' && stream === child.stderr)) errors.push(line)
      })
  }
  for (const until = Date.now() + 60_000; Date.now() < until && child.exitCode === null; await pause(100)) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return child
  }
  throw new Error(`the server did not start: ${errors.join('\n')}`)
}

function sample(child: ChildProcess): Promise<Held> {
  return new Promise((done) => {
    child.once('message', (held) => done(held as Held)) // the probe sends nothing else
    child.send('sample')
  })
}

async function connections(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()
  return [...text.matchAll(/^rahba_pool_connections\{state="(?:idle|busy)"\} (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Sends what a plan says, in a process of its own; `onPart` hears of each part that is over. */
function send(plan: Plan, onPart: (part: Part) => void): Promise<void> {
  const child = fork(join(import.meta.dirname, 'traffic.ts'), [], { execArgv: [] })
  child.on('message', (part) => onPart(part as Part)) // it sends nothing else
  child.send(plan)
  return new Promise((done, fail) => {
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`the callers ended with ${code}`))))
  })
}

const sumAnswers = (parts: readonly Part[]) => parts.reduce((sum, { times }) => sum + times.length, 0)

interface Size {
  seconds: number
  /** Requests a second; 60 % of what the server can answer where it is left out. */
  rate?: number | undefined
  plant: Plant
  seed: number
}

/**
 * Everybody at once at a fixed rate, for so many seconds. The heap is measured after a collection, which also keeps the process small; so it is measured
 * sixty times at most, while resident memory is looked at twice a second.
 */
export async function soak({ seconds, rate, plant, seed }: Size): Promise<Soak> {
  const database = await freshDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'rahba-soak-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: 'only-for-tests-'.repeat(3),
    LOG_LEVEL: 'error',
  }
  await seedMarket(env)
  const market = await getPlan(database.url)
  const errors: string[] = []
  const child = await startServer(env, port, errors, plant)
  const pid = child.pid ?? 0
  try {
    await pause(3000)
    const rest = getResident(pid)
    const part = Math.max(5, seconds / 60)
    const plan: Plan = { ...market, port, seed, part, seconds, rate: 0, sockets: 60 }
    const tried: Part[] = []
    // the first of it warms up
    await send({ ...plan, seconds: 12, part: 6 }, (one) => tried.push(one))
    const fixed = rate ?? Math.max(5, Math.round(((sumAnswers(tried.slice(1, 2)) / 6) * 6) / 10))
    const samples: Sample[] = []
    const parts: Part[] = []
    let resident = 0
    const watching = setInterval(() => {
      resident = Math.max(resident, getResident(pid))
    }, 500)
    const begun = performance.now()
    const before = scheduled(pid)
    let over = false
    const sampling = (async () => {
      for (let n = 1; !over; n++) {
        await pause(Math.max(0, begun + n * part * 1000 - performance.now()))
        if (over) return
        const pool = await connections(port)
        samples.push({ ...(await sample(child)), pool, at: Math.round((performance.now() - begun) / 1000) })
      }
    })()
    await send({ ...plan, rate: fixed }, (one) => parts.push(one))
    over = true
    clearInterval(watching)
    const after = scheduled(pid)
    await sampling
    return { rate: fixed, rest, resident, samples, parts, errors, waited: (after.waited - before.waited) / (after.ran - before.ran) }
  } finally {
    child.kill('SIGKILL')
    await ended(child)
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The 99th percentile of the response times, in ms. */
export function findP99(parts: readonly Part[]): number {
  const times = parts.flatMap((one) => one.times).sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? 0
}
