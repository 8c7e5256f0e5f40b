import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connect } from '../../src/platform/db/pool.ts'
import type { Db } from '../../src/platform/db/types.ts'
import { nodeFlags, processSettings } from '../../src/process-settings.ts'
import { freshDatabase } from '../fresh-database.ts'
import { plantedBuild } from '../planted-build.ts'
import type { Plant } from './plants.ts'

export interface Nodes {
  db: Db
  /** Where the two server processes listen. */
  ports: readonly [number, number]
  /** Unexpected errors in the logs, without those for being too busy. */
  errors: string[]
  /** Ends the first process as a power cut would. */
  killFirst: () => Promise<void>
  stop: () => Promise<void>
}

/** That there were more callers than connections is said to them (503), and is what a race is about. */
const isOverload = (line: string) => line.includes('timeout exceeded when trying to connect')

interface Node {
  child: ChildProcess
  port: number
}

interface NodeOptions {
  jobs?: boolean
  env?: Record<string, string>
  /** A folder that is a disk of its own of so many megabytes, for this process alone. */
  volume?: { folder: string; megabytes: number }
  /** How the process starts, in a network of its own for one. */
  enter?: { execPath: string; execArgv: string[] }
}

/** Runs Node in a mount namespace of its own, where `folder` is a small disk. Node takes over the shell, and with it the channel to the parent. */
export const onVolume = ({ folder, megabytes }: { folder: string; megabytes: number }) => ({
  execPath: 'unshare',
  execArgv: ['-m', 'bash', '-c', `mount -t tmpfs -o size=${megabytes}m,mode=777 tmpfs '${folder}' && exec '${process.execPath}' "$0" "$@"`],
})

/** One server process on a database, with a fault planted when one is named; what it logs as errors goes to `errors`. With `jobs` it also does them. */
export async function startNode(
  url: string,
  dataDir: string,
  plant: Plant,
  errors: string[],
  { jobs = false, env = {}, volume, enter }: NodeOptions = {},
): Promise<Node> {
  // vitest's own loader options are nothing for a plain process
  const child = fork(join(await plantedBuild(plant), 'node.js'), [url, dataDir, plant, ...(jobs ? ['jobs'] : [])], {
    ...(enter ?? (volume ? onVolume(volume) : { execArgv: [...nodeFlags] })),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...processSettings, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => isOverload(line) || errors.push(line))
  }
  return new Promise((done, fail) => {
    child.once('message', (message: { port: number }) => done({ child, port: message.port }))
    child.once('exit', (code) => fail(new Error(`a node ended with ${code}: ${errors.join('\n')}`)))
  })
}

/** Settles once a process is gone. */
export const ended = (child: ChildProcess) =>
  new Promise<void>((done) => (child.exitCode !== null || child.signalCode !== null ? done() : void child.once('exit', () => done())))

/** Two server processes over one fresh database: what holds only inside one process does not hold between them. */
export async function twoNodes(plant: Plant = 'none', options: NodeOptions = {}): Promise<Nodes> {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-race-'))
  const errors: string[] = []
  const nodes = await Promise.all([
    startNode(database.url, dataDir, plant, errors, options),
    startNode(database.url, dataDir, plant, errors, options),
  ])
  const { pool, db } = connect(database.url, { max: 8 })
  const end = async ({ child }: Node) => {
    child.kill('SIGKILL')
    await ended(child)
  }
  return {
    db,
    ports: [nodes[0].port, nodes[1].port],
    errors,
    killFirst: () => end(nodes[0]),
    async stop() {
      await Promise.all(nodes.map(end))
      await pool.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
