import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'
import { binariesFor } from './embedded-binaries.ts'
import { isRunning, type Place, recordedPid } from './embedded-state.ts'
import { canEnter, commandAs, databaseUser, type SystemUser } from './embedded-user.ts'

export interface EmbeddedPostgres {
  /** The folder of its Unix socket: nobody without access to that folder can connect, so it asks for no password. */
  host: string
  port: number
  user: string
  /** It ran already, started by another process, which also stops it. */
  adopted: boolean
  pid: number | undefined
  /** Stops it and waits for its end; does nothing to an adopted one. */
  stop: () => Promise<void>
  /** Settles when a database started here ends, for whatever reason, with the last lines it wrote. */
  ended: Promise<string>
}

const port = 5432
const superuser = 'postgres'
// Never the environment's locale: under LANG=C the cluster would be SQL_ASCII and Arabic search silently dead.
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const cleanEnv = () => ({ PATH: process.env.PATH ?? '', LC_ALL: locale, TZ: 'UTC' })

/** The kernel takes socket paths of 107 bytes (103 on macOS): a deeper data folder gets a short one in the system's temporary folder. */
function socketDir(dataDir: string): string {
  if (Buffer.byteLength(join(dataDir, `.s.PGSQL.${port}.lock`)) <= 100) return dataDir
  return join(tmpdir(), `rahba-pg-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
}

/** Makes a 0700 folder that belongs to the database's user, and says in one line why that did not work. */
function prepareFolder(folder: string, user: SystemUser | undefined): void {
  try {
    // Only the folder is private: a mode given to a recursive mkdir would close its parents too.
    mkdirSync(dirname(folder), { recursive: true })
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
    readdirSync(folder)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: cannot use ${folder} (${(error as NodeJS.ErrnoException).code}), expected a folder that this user may write`,
    )
  }
  if (user && !canEnter(user, folder))
    throw new StartError(
      `DATA_DIR: ${folder} lies in a folder that only root may enter; the database does not run as root, so expected a place like /var/lib/rahba`,
    )
}

/** The lines of PostgreSQL's log that say what is wrong, as one. */
function reason(log: string): string {
  const lines = log.split('\n').filter((line) => /(FATAL|PANIC|DETAIL|error):/.test(line))
  return (lines.length > 0 ? lines.slice(-2) : log.trim().split('\n').slice(-2))
    .map((line) => line.replace(/^.*?(?=FATAL|PANIC|DETAIL|error:)/, '').trim())
    .join(' ')
}

/**
 * Runs initdb: UTF-8 with the built-in C.UTF-8 order, which is quick and gives right trigrams for Arabic.
 * It works in a folder beside and moves it into place whole, so that a start that was killed leaves no half of a database.
 */
async function createCluster(native: string, dataDir: string, user: SystemUser | undefined): Promise<void> {
  const foreign = () => new StartError(`DATA_DIR: ${dataDir} holds files that are not a database, expected an empty folder or none`)
  if (readdirSync(dataDir).length > 0) throw foreign()
  const making = mkdtempSync(`${dataDir}.making-`)
  prepareFolder(making, user)
  const flags = [
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${locale}`,
  ]
  const { file, args, options } = commandAs(user, join(native, 'bin/initdb'), ['-D', making, ...flags, '--no-instructions'], {
    follow: true,
  })
  const child = spawn(file, args, { ...options, env: cleanEnv(), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  const log = getTail(child)
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  try {
    if (code !== 0) throw new StartError(`the embedded database could not be made in ${dataDir}: ${reason(log())}`)
    renameSync(making, dataDir)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (error instanceof StartError) throw error
    // Otherwise a start at the same moment was faster.
    if (!isCluster(dataDir)) throw foreign()
  }
}

/** Keeps reading what the process writes (a full pipe would stop it) and gives the last of it. */
function getTail(child: ChildProcess, onText?: (text: string) => void): () => string {
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-8000)
      onText?.(log)
    })
  return () => log
}

/** Starts the server process and waits until it takes connections. */
async function launch(native: string, place: Place, user: SystemUser | undefined, flags: readonly string[]): Promise<EmbeddedPostgres> {
  const settings = [
    '-D',
    place.dataDir,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${place.host}`,
    '-c',
    `port=${port}`,
    ...flags,
  ]
  const { file, args, options } = commandAs(user, join(native, 'bin/postgres'), settings, { follow: true })
  // It is detached: Ctrl+C in a terminal goes to the entire group, and the database must outlive the requests being finished.
  const child = spawn(file, args, { ...options, env: cleanEnv(), cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const stopNow = () => child.kill('SIGINT')
  process.once('exit', stopNow)
  let ready: () => void
  const started = new Promise<void>((done) => {
    ready = done
  })
  const log = getTail(child, (text) => text.includes('ready to accept connections') && ready())
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', () => done(reason(log())))
  }).finally(() => process.off('exit', stopNow))
  const failed = ended.then((why) => {
    throw new StartError(`the embedded database did not start: ${why}`)
  })
  await Promise.race([started, failed])
  // From here on `ended` reports its end.
  failed.catch(() => undefined)
  const stop = async () => {
    stopNow()
    await ended
  }
  return { host: place.host, port, user: superuser, adopted: false, pid: child.pid, stop, ended }
}

const isCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

/**
 * Starts a private PostgreSQL with its files in `dataDir` (made on first use), or takes over one that runs there already.
 * `flags` are added to the command line (`['-c', 'fsync=off']`). It listens on a Unix socket only. As root it runs as `postgres` or `nobody`.
 * Throws a StartError of one line when the folder can't be used or the database does not come up.
 */
export async function startPostgres({ dataDir, flags = [] }: { dataDir: string; flags?: readonly string[] }): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  const place: Place = { dataDir: folder, host: socketDir(folder), port, user: superuser }
  const user = databaseUser()
  for (const each of new Set([folder, place.host])) prepareFolder(each, user)
  if (await isRunning(place)) return adopt(place)
  const native = binariesFor(user)
  if (!isCluster(folder)) await createCluster(native, folder, user)
  try {
    return await launch(native, place, user, flags)
  } catch (error) {
    // A concurrent start already runs it.
    if (await isRunning(place)) return adopt(place)
    throw error
  }
}

function adopt({ dataDir, host }: Place): EmbeddedPostgres {
  const never = new Promise<string>(() => undefined)
  return { host, port, user: superuser, adopted: true, pid: recordedPid(dataDir), stop: async () => undefined, ended: never }
}
