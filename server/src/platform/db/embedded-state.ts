import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'

export interface Place {
  dataDir: string
  /** The folder of the Unix socket. */
  host: string
  port: number
  user: string
}

type State = 'ready' | 'busy' | 'down'

/** Asks the database itself, since a socket also takes calls while it starts and stops. */
async function probe({ host, port, user }: Place): Promise<State> {
  const client = new pg.Client({ host, port, user, database: 'postgres', connectionTimeoutMillis: 2000 })
  // A connection cut while the database stops is an answer, not a fault.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return 'ready'
  } catch (error) {
    const { code } = error as { code?: string }
    return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'down' : 'busy'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The process that holds the data folder by its pid file, whether or not it still runs. */
export function recordedPid(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10)
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** True if `pid` is a PostgreSQL. On systems other than Linux any living process counts, which errs on the side of waiting. */
function isPostgres(pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    } catch {
      return false
    }
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL refuses to start when some other program has got its old pid (usual in containers): a pid file that names no PostgreSQL goes. */
function dropStaleLocks({ dataDir, host, port }: Place): void {
  for (const file of [join(dataDir, 'postmaster.pid'), join(host, `.s.PGSQL.${port}.lock`), join(host, `.s.PGSQL.${port}`)])
    rmSync(file, { force: true })
}

/**
 * Waits until the folder's database either runs (true) or surely does not (false), up to 15 s for one that is starting or stopping.
 * Throws a StartError when it stays in between.
 */
export async function isRunning(place: Place): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    const state = await probe(place)
    if (state === 'ready') return true
    const pid = recordedPid(place.dataDir)
    if (state === 'down' && (pid === undefined || !isPostgres(pid))) {
      if (pid !== undefined) dropStaleLocks(place)
      return false
    }
    await sleep(50)
  }
  throw new StartError(`another PostgreSQL holds ${place.dataDir} and does not answer: stop it, or set another DATA_DIR`)
}
