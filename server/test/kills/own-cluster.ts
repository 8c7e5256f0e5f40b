import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startPostgres } from '../../src/platform/db/embedded.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { socketUrl } from '../../src/platform/db/open-database.ts'
import { installQueues } from '../../src/platform/jobs/queues.ts'
import { workers } from '../../src/workers.ts'

/** The processes whose parent is `pid`. */
function findChildren(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // the name of the program may hold anything, but ends with the last bracket
      const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
      return parent === String(pid) ? [Number(name)] : []
    } catch {
      return [] // it ended meanwhile
    }
  })
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it was gone already
  }
}

/** A PostgreSQL of one's own that writes to the disk as one in production does, and can be killed as a power cut would. */
export async function ownCluster(flags: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'rahba-cluster-'))
  // the database does not run as root and has to get through
  chmodSync(folder, 0o755)
  const start = () => startPostgres({ dataDir: join(folder, 'postgres'), flags: ['-c', 'max_connections=60', ...flags] })
  let server: EmbeddedPostgres = await start()
  const client = new pg.Client({ connectionString: socketUrl(server.host, server.user, 'postgres') })
  await client.connect()
  await client.query('create database kills')
  await client.end()
  const url = socketUrl(server.host, server.user, 'kills')
  await migrate(url)
  await installQueues(url, workers)
  return {
    url,
    /** Ends all of its processes at once and starts it again, which replays what it had written. Returns the milliseconds until it answers. */
    async crash(): Promise<number> {
      const { pid } = server
      if (!pid) throw new Error('the database was started here')
      const all = [pid, ...findChildren(pid)]
      for (const each of all) killNow(each)
      await server.ended
      const from = Date.now()
      for (;;) {
        try {
          server = await start()
          return Date.now() - from
        } catch (error) {
          // the killed ones may still hold its memory for a moment
          if (Date.now() - from > 10_000) throw error
          await new Promise((done) => setTimeout(done, 50))
        }
      }
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
