import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { nameStatements } from '../src/platform/db/driver/name-statements.ts'
import { allowSilence } from '../src/platform/db/driver/silent-connections.ts'
import type { Db } from '../src/platform/db/types.ts'

/**
 * Runs `run` in one transaction that prepares all its statements: the market's fifty thousand have a few hundred texts, and planning each again takes
 * half of the time they all take. A connection keeps what it has prepared, so this one is closed afterwards.
 */
export async function inMarketTransaction<T>(pool: Pool, run: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // drawing and checking all of it takes longer than a call may wait
  allowSilence(client, Number.POSITIVE_INFINITY)
  try {
    return await drizzle(nameStatements(client)).transaction(run)
  } finally {
    client.release(true)
  }
}
