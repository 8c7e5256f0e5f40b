import { sql } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Db } from '../types.ts'
import { allowSilence, maxSilence } from './silent-connections.ts'

const dialect = new PgDialect()
const ignore = () => undefined

const clients = new WeakMap<object, PoolClient>()

/**
 * Lets each statement of this transaction take so many minutes, or as long as it needs: for what reads everything there is, in jobs and on the
 * command line.
 */
export async function extendTimeout(tx: Db, minutes = Number.POSITIVE_INFINITY): Promise<void> {
  const milliseconds = minutes * 60_000
  const client = clients.get(tx)
  if (client) allowSilence(client, milliseconds + maxSilence)
  const timeout = Number.isFinite(milliseconds) ? `${milliseconds}ms` : '0'
  await tx.execute(sql`select set_config('statement_timeout', ${timeout}, true)`)
}

/** The end of a transaction: its result, and the statement that closes it if one was sent and not awaited. */
export interface Closing<T> {
  result: T
  last?: Promise<unknown> | undefined
}

/** The statement that opens a transaction of this kind. */
function beginning({ isolationLevel, accessMode, deferrable }: PgTransactionConfig): string {
  const modes = [
    isolationLevel ? `isolation level ${isolationLevel}` : '',
    accessMode ?? '',
    deferrable === undefined ? '' : deferrable ? 'deferrable' : 'not deferrable',
  ]
  return ['begin', ...modes.filter(Boolean)].join(' ')
}

/** Commits. The database answers COMMIT of a transaction in which a statement failed with ROLLBACK, and no error: here it is one. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command === 'ROLLBACK') throw new Error('a statement of this transaction had failed, so it was rolled back')
}

/**
 * Runs `run` in one transaction of the pool's, rolled back when it throws. Connections are pipelined (`connect`), so the two statements nobody
 * needs the answer of cost no wait of their own: BEGIN goes out with the first statement of `run`, COMMIT with the `last` one it hands back.
 * Where that one fails the database turns the COMMIT into a ROLLBACK, and the failure is thrown. The connection always goes back to the pool,
 * which drops a broken one.
 */
export async function inTransaction<T>(
  pool: Pool,
  run: (db: NodePgTransaction<Record<string, never>, Record<string, never>>) => Promise<Closing<T>>,
  settings: PgTransactionConfig = {},
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const begun = client.query(beginning(settings))
    begun.catch(ignore)
    const tx: Parameters<typeof run>[0] = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
    clients.set(tx, client)
    const { result, last } = await run(tx)
    await Promise.all([begun, last, commit(client)])
    return result
  } catch (error) {
    // If the connection broke, the first error says more than the ROLLBACK's.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    allowSilence(client, undefined)
    client.release(broken)
  }
}

/**
 * `db.transaction` over the pool as above. Drizzle's own loses the connection for good when its BEGIN fails, which is what happens when a
 * connection has died in the pool.
 */
export function withOwnTransactions(db: Db, pool: Pool): Db {
  db.transaction = (run, settings) => inTransaction(pool, async (tx) => ({ result: await run(tx) }), settings)
  return db
}
