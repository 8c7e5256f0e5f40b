import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes that the databases, uploads and browsers of a run need at most, with a reserve. */
const needed = 3e9
/** Bytes that the tests themselves need in addition. */
const reserve = 4e9

/** The bytes of memory that programs can still have. */
function freeMemory() {
  const kb = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
  return Number(kb ?? 0) * 1024
}

function hasRoom() {
  if (!existsSync(memory) || !existsSync('/proc/meminfo')) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= needed && freeMemory() >= needed + reserve
}

/** @param {number} pid */
const isRunning = (pid) => existsSync(`/proc/${pid}`)

/** Removes what runs left behind that were killed. */
function dropAbandoned() {
  for (const name of readdirSync(memory)) {
    const pid = Number(/^rahba-tests-(\d+)$/.exec(name)?.[1] ?? 0)
    if (pid && !isRunning(pid)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/**
 * Puts the temporary files of this process and its children into memory where there is room for them: databases of tests write and delete thousands of
 * files, and waiting for a disk was a tenth of a run. Keeps a TMPDIR that somebody chose. `npm run prove` stays on the disk, because what it proves is kept there.
 */
export function useQuickFolder() {
  if (process.env.TMPDIR || process.env.PLANTS || !hasRoom()) return
  dropAbandoned()
  const folder = join(memory, `rahba-tests-${process.pid}`)
  // the database does not run as root and has to get through
  mkdirSync(folder, { mode: 0o755, recursive: true })
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
