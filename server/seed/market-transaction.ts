import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { allowSilence } from '../src/platform/db/driver/silent-connections.ts'
import type { Db } from '../src/platform/db/types.ts'

/** The connection with every statement under a name, so that it parses and plans each text once. */
function preparing(client: PoolClient): PoolClient {
  const names = new Map<string, string>()
  const query = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown
  const named = (statement: unknown, ...rest: unknown[]) => {
    if (typeof statement !== 'object' || statement === null || !('text' in statement) || typeof statement.text !== 'string')
      return query(statement, ...rest)
    const name = names.get(statement.text) ?? `market_${names.size + 1}`
    names.set(statement.text, name)
    return query({ ...statement, name }, ...rest)
  }
  const same: PoolClient = Object.create(client)
  return Object.assign(same, { query: named })
}

/**
 * Runs `run` in one transaction that prepares all its statements: the market's fifty thousand have a few hundred texts, and planning each anew takes
 * half of the time they all take. A connection keeps what it has prepared, so this one is closed afterwards.
 */
export async function inMarketTransaction<T>(pool: Pool, run: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // drawing and checking all of it takes longer than a call may wait
  allowSilence(client, Number.POSITIVE_INFINITY)
  try {
    return await drizzle(preparing(client)).transaction(run)
  } finally {
    client.release(true)
  }
}
