import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { freshDatabase } from '../fresh-database.ts'
import type { Plant } from '../races/plants.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { type Cut, cutProxy } from './cut-proxy.ts'
import { twoNetworks } from './two-networks.ts'
import { startWays, wait } from './ways.ts'

/** A network fault and its duration in ms. A silent fault lasts longer than a connection may be silent. */
export type Fault = readonly [Cut | 'loss' | 'unplugged', number]

/** A network between a server and its database that faults can happen to. */
interface Network {
  /** Where the server finds the database. */
  address: string
  /** How the server's process starts. */
  enter?: { execPath: string; execArgv: string[] }
  /** The port by which the test reaches the server that listens on `port`. */
  reach: (port: number) => Promise<number>
  begin: (fault: Fault[0]) => void
  mend: () => void
  cuts: () => Readonly<Record<string, number>>
  stop: () => Promise<void>
}

async function overProxy(socket: string): Promise<Network> {
  const proxy = await cutProxy(socket)
  return {
    address: `127.0.0.1:${proxy.port}`,
    reach: async (port) => port,
    begin: (fault) => proxy.set(fault as Cut), // its kinds come with it
    mend: proxy.mend,
    cuts: proxy.cuts,
    stop: proxy.stop,
  }
}

/** A cable that loses packets or is pulled out. */
export async function overCable(socket: string): Promise<Network> {
  const networks = await twoNetworks(socket)
  const stops = [networks.stop]
  const cuts: Record<string, number> = {}
  return {
    address: networks.database,
    enter: networks.enter,
    async reach(port) {
      const door = await cutProxy(await networks.open(port))
      stops.unshift(door.stop)
      return door.port
    },
    begin(fault) {
      cuts[fault] = (cuts[fault] ?? 0) + 1
      if (fault === 'loss') networks.lose(30)
      else networks.unplug()
    },
    mend: networks.mend,
    cuts: () => cuts,
    async stop() {
      for (const stop of stops) await stop()
    },
  }
}

/** Lets these faults happen one after the other, so many rounds, while every way to the database is in use, and tells what came of it. */
export async function networkStorm(plant: Plant, faults: readonly Fault[], rounds: number, open: typeof overCable = overProxy) {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-network-'))
  const { host, user } = inject('postgres')
  const network = await open(join(host, '.s.PGSQL.5432'))
  const { pool, db } = connect(database.url, { max: 3 })
  const name = new URL(database.url).pathname
  const errors: string[] = []
  const node = await startNode(`postgres://${user}@${network.address}${name}`, dataDir, plant, errors, {
    jobs: true,
    ...(network.enter ? { enter: network.enter } : {}),
  })
  try {
    const ways = await startWays(db, await network.reach(node.port))
    const heals: number[] = []
    for (let n = 0; n < rounds; n++) {
      for (const [fault, ms] of faults) {
        await wait(300 + Math.random() * 300)
        network.begin(fault)
        await wait(ms)
        // a cut after a COMMIT takes a COMMIT, and a busy machine may make none in that time
        for (let tries = 0; tries < 500 && !network.cuts()[fault]; tries++) await wait(20)
        network.mend()
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
      healed: Math.max(...heals),
      heard,
      undone,
      cuts: network.cuts(),
      told: ways.done(),
      seen: ways.seen,
      faults: await ways.faults(),
    }
  } finally {
    node.child.kill('SIGKILL')
    await ended(node.child)
    await network.stop()
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
