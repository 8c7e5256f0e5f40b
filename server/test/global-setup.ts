import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { socketUrl } from '../src/platform/db/open-database.ts'
import { installQueues } from '../src/platform/jobs/queues.ts'
import { workers } from '../src/workers.ts'

// Nothing of a test outlives a power cut, so nothing has to reach the disk.
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=256MB', 'max_connections=200'].flatMap(
  (flag) => ['-c', flag],
)

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' PostgreSQL listens, the database that every test file gets a copy of, and the demo market if the run has made one. */
    postgres: { host: string; user: string; template: string; market: string | null }
  }
}

/** The data folder of the demo market that `npm test` makes for the browser tests. */
const made = process.env.RAHBA_MARKET

/**
 * One PostgreSQL for the whole run, with one migrated database that test files clone (25 ms instead of a migration each). It is the demo market's server
 * where the run has made one, because a database is copied within its server only.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'rahba-vitest-'))
  // the database does not run as root and has to get through
  chmodSync(folder, 0o755)
  const server = await startPostgres({ dataDir: join(made ?? folder, 'postgres'), flags })
  const template = 'template_rahba'
  const client = new pg.Client({ connectionString: socketUrl(server.host, server.user, 'postgres') })
  await client.connect()
  // a run that was killed may have left it in the market's server
  await client.query(`drop database if exists ${template} with (force)`)
  await client.query(`create database ${template}`)
  await client.end()
  const url = socketUrl(server.host, server.user, template)
  await migrate(url)
  await installQueues(url, workers)
  project.provide('postgres', { host: server.host, user: server.user, template, market: made ? 'rahba' : null })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
