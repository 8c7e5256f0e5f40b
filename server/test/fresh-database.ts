import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { socketUrl } from '../src/platform/db/open-database.ts'

async function onServer(run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const { host, user } = inject('postgres')
  const client = new pg.Client({ connectionString: socketUrl(host, user, 'postgres') })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

export interface FreshDatabase {
  url: string
  drop: () => Promise<void>
}

async function copyDatabase(template: string): Promise<FreshDatabase> {
  const { host, user } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  return {
    url: socketUrl(host, user, name),
    drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** A migrated, empty database of one's own, on real PostgreSQL. Drop it when done; `testApp` does both. */
export const freshDatabase = (): Promise<FreshDatabase> => copyDatabase(inject('postgres').template)

/**
 * A copy of the demo market that `npm test` makes for the browser tests, or an empty database in a run without one. `seedDemo` fills the empty one and
 * leaves the copy as it is, so a test calls it in both cases: making a second market takes a minute.
 */
export const marketDatabase = (): Promise<FreshDatabase> => copyDatabase(inject('postgres').market ?? inject('postgres').template)
