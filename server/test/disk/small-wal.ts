import { fork } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../src/platform/db/migrate.ts'
import { socketUrl } from '../../src/platform/db/open-database.ts'
import { installQueues } from '../../src/platform/jobs/queues.ts'
import { workers } from '../../src/workers.ts'
import { ended, onVolume } from '../races/two-nodes.ts'

interface ServerMessage {
  host?: string
  user?: string
  refused?: string
}

/** A migrated database of one's own whose write-ahead log is on a disk of so many megabytes, which can be filled and freed. */
export async function smallWal(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'rahba-wal-'))
  // the database does not run as root and has to get through
  chmodSync(folder, 0o755)
  const volume = join(folder, 'wal')
  mkdirSync(volume, { mode: 0o755 })
  const child = fork(join(import.meta.dirname, 'wal-cluster.ts'), [join(folder, 'postgres'), volume], {
    ...onVolume({ folder: volume, megabytes }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const log: ServerMessage[] = []
  const hearers = new Set<() => void>()
  child.on('message', (message: ServerMessage) => {
    log.push(message)
    for (const hear of hearers) hear()
  })
  const next = async (from: number, what: (message: ServerMessage) => boolean, ms: number): Promise<ServerMessage> => {
    const until = Date.now() + ms
    for (;;) {
      const found = log.slice(from).find(what)
      if (found) return found
      if (Date.now() > until || child.exitCode !== null) throw new Error(`the database said nothing: ${JSON.stringify(log)}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  const { host = '', user = '' } = await next(0, ({ host }) => host !== undefined, 60_000)
  const admin = new pg.Client({ connectionString: socketUrl(host, user, 'postgres') })
  await admin.connect()
  await admin.query('create database walled')
  await admin.end()
  const url = socketUrl(host, user, 'walled')
  await migrate(url)
  await installQueues(url, workers)
  const filler = `/proc/${child.pid}/root${join(volume, 'filler')}`
  return {
    url,
    /** Takes all the room that is left on the disk of the log, then what the log itself has left; settles when nothing can be written any more. */
    async fill(): Promise<void> {
      try {
        writeFileSync(filler, Buffer.alloc(megabytes * 1024 * 1024))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error // only the file system throws here
      }
      const writer = new pg.Client({ connectionString: url })
      await writer.connect()
      try {
        for (let n = 0; n < megabytes * 4; n++) await writer.query("select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))")
      } catch {
        return // this is what it waited for
      } finally {
        await writer.end().catch(() => undefined)
      }
      throw new Error('the log is not full')
    },
    free: () => rmSync(filler, { force: true }),
    /** True if the database accepts no connection. */
    async isDown(): Promise<boolean> {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
      client.on('error', () => undefined)
      return client
        .connect()
        .then(() => false)
        .catch(() => true)
        .finally(() => client.end().catch(() => undefined))
    },
    /** Starts it again where it has ended, as an operator would who has made room; settles once it answers. */
    async startAgain(): Promise<void> {
      const until = Date.now() + 60_000
      while (await this.isDown()) {
        const from = log.length
        child.send('start')
        const started = await next(from, ({ host, refused }) => host !== undefined || refused !== undefined, 60_000)
        if (started.refused && Date.now() > until) throw new Error(started.refused)
      }
    },
    async stop(): Promise<void> {
      if (child.connected) child.send('stop')
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
