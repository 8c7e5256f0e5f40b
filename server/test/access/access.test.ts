import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moyasarGateway } from '../../src/platform/gateway/moyasar.ts'
import { webhookSecret } from '../fuzz/scene.ts'
import { fuzzWorld } from '../fuzz/world.ts'
import { MoyasarStandIn, standInKey } from '../moyasar-stand-in.ts'
import { plantedBuild } from '../planted-build.ts'
import type { Plant } from '../races/plants.ts'
import { randomFrom, reportRun, runSeed } from '../report-run.ts'
import { testApp } from '../test-app.ts'
import { type AccessHarness, accessHarnesses, asMessage, type PlantedRun } from './access-harnesses.ts'
import { findBaselines } from './baselines.ts'
import { installCapture } from './captured-changes.ts'
import { openWorld } from './open-world.ts'

// Goals G13b (foreign ids), G13c (mass assignment), G13d (lists, sums, channels) and G27 (audit entries), over the demo market. Each request is taken
// back, so that all meet the same database. Making the market takes a minute, so `npm run prove` runs it.

const isProof = process.env.PROVE_REPORT !== undefined
/** How often a request is made for each call until one succeeds, and for how many seconds in all. */
const tries = Number(process.env.ACCESS_TRIES ?? 6)
const seconds = Number(process.env.ACCESS_SECONDS ?? 240)
/** The share of calls for which a request that succeeds has to be found, so that the harnesses look at something. */
const minShare = 0.8
/** The share of those calls that each harness has something to try at. */
const minLooked = 0.1

interface PlantedFault {
  plant: Plant
  harness: AccessHarness
  /** The calls it shows at. */
  calls: readonly string[]
  found: RegExp
}
const plants: readonly PlantedFault[] = [
  { plant: 'order_of_any_store', harness: 'foreign_ids', calls: ['readStoreOrder'], found: /another's orders .* is answered 200/ },
  {
    plant: 'shelf_of_any_store',
    harness: 'foreign_ids',
    calls: ['createStoreProduct', 'updateStoreProduct', 'createProduct', 'updateProduct'],
    found: /body shelf_id: another's shelves/,
  },
  { plant: 'fields_as_they_came', harness: 'server_owned_fields', calls: [], found: /: fields of the body made/ },
  {
    plant: 'orders_of_all_stores',
    harness: 'other_tenants',
    calls: ['listStoreOrders', 'countStoreOrders'],
    found: /tells of another's orders/,
  },
  { plant: 'orders_of_all_stores', harness: 'other_tenants', calls: ['countStoreOrders'], found: /differs without the others/ },
  {
    plant: 'channel_of_any_store',
    harness: 'other_tenants',
    calls: ['countStoreOrders'],
    found: /channel private-store is open to a store/,
  },
  { plant: 'change_without_entry', harness: 'audit_entries', calls: [], found: /no entry in the transaction that changed/ },
  { plant: 'entry_apart', harness: 'audit_entries', calls: [], found: /was written in another transaction than the change/ },
]

/** Runs a harness in a process with a planted fault and returns its findings. */
async function findPlanted(plant: Plant, run: PlantedRun): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rahba-access-'))
  const file = join(folder, 'run.json')
  writeFileSync(file, JSON.stringify(run))
  const child = fork(join(await plantedBuild(plant), 'planted-access.js'), [file], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr?.on('data', (text) => {
    output += text
  })
  return new Promise<string[]>((done, fail) => {
    child.once('message', (faults) => done(faults as string[])) // planted-access.ts sends nothing else
    child.once('exit', (code) => fail(new Error(`${plant} ended with ${code}: ${output.slice(-2000)}`)))
  }).finally(() => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  })
}

test.runIf(isProof)(
  'nobody reads, writes or counts data of others, and every change has its audit entry',
  { timeout: 3_600_000 },
  async () => {
    const cards = await new MoyasarStandIn().listen()
    const gateway = moyasarGateway({ url: `${cards.url}/v1`, key: standInKey, webhook_secret: webhookSecret, total_ms: 10_000 })
    const t = await testApp({}, undefined, gateway)
    t.app.addHook('onClose', () => cards.close())
    const random = randomFrom(runSeed)
    const world = await fuzzWorld(t, random)
    // who they are was just confirmed, and stays so
    const confirmAll = () =>
      t.db.execute(sql`update sessions set proved_at = now() + interval '1 day', last_seen_at = now() + interval '1 day'`)
    await confirmAll()
    await installCapture(t.pool)
    const open = await openWorld(t.deps)
    try {
      const baselines = await findBaselines({ t, world, cards, open, random, tries, seconds })
      await confirmAll()
      await open.readOwners()
      const all = [...baselines.values()]
      const { store, user } = world.actors
      const actors = [...store.slice(0, 2), ...user.slice(0, 2)]
      const goals: Record<AccessHarness, [goal: string, what: string]> = {
        foreign_ids: ['G13b', 'ids of others, of nothing, deleted, negative, in lists'],
        server_owned_fields: ['G13c', 'fields that are the server’s to say'],
        other_tenants: ['G13d', 'lists, sums, files and channels with and without the others'],
        audit_entries: ['G27', 'one audit entry with each change, in its transaction'],
      }
      // first all are run, so that one run tells everything that is wrong
      const found: string[] = []
      for (const [name, run] of Object.entries(accessHarnesses) as [AccessHarness, (typeof accessHarnesses)[AccessHarness]][]) {
        const [goal, what] = goals[name]
        const { faults, calls, tries } = await run({ open, baselines: all, actors })
        const runs = `${tries} requests, ${calls} of the ${baselines.size} calls reached (${t.app.served.length} in all), ${faults.length} faults`
        reportRun({ goal, what, runs, trials: tries, seed: runSeed })
        found.push(...faults.map((fault) => `${goal} ${fault}`))
        // each looks at most of the calls that a request was found for
        expect(calls / baselines.size, what).toBeGreaterThan(minLooked)
      }
      expect(found, `PROVE_SEED=${runSeed}`).toEqual([])
      const missing = t.app.served.filter(({ name }) => !baselines.has(name)).map(({ method, path }) => `${method} ${path}`)
      expect(baselines.size / t.app.served.length, missing.join('\n')).toBeGreaterThanOrEqual(minShare)

      const url = t.pool.options.connectionString ?? ''
      for (const { plant, harness, calls, found: expected } of plants) {
        const sendable = all.filter(({ request }) => typeof request.payload !== 'object')
        const concerned = calls.length > 0 ? sendable.filter(({ endpoint }) => calls.includes(endpoint.name)) : sendable
        const faults = await findPlanted(plant, { url, harness, baselines: concerned.map(asMessage), actors: actors.slice(0, 1) })
        expect(faults.join('\n'), plant).toMatch(expected)
      }
    } finally {
      await open.close()
    }
  },
)
