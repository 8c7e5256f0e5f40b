import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Db } from './types.ts'

const dialect = new PgDialect()
const ignore = () => undefined

/** What a transaction leaves behind: its result, and the statement that closes it if one was sent and not waited for. */
export interface Closing<T> {
  result: T
  last?: Promise<unknown> | undefined
}

/**
 * Runs `run` in one transaction of the pool's, rolled back when it throws. Connections are pipelined (`connect`), so the two statements nobody needs the
 * answer of cost no wait of their own: BEGIN goes out with the first statement of `run`, COMMIT with the `last` one it hands back. Where that one
 * fails the database turns the COMMIT into a ROLLBACK, and the failure is thrown.
 */
export async function inTransaction<T>(pool: Pool, run: (db: Db) => Promise<Closing<T>>): Promise<T> {
  const client = await pool.connect()
  // a connection that breaks refuses its statements, which says it all; unheard, the event would end the process
  client.on('error', ignore)
  try {
    const begun = client.query('begin')
    begun.catch(ignore)
    const { result, last } = await run(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined))
    await Promise.all([begun, last, client.query('commit')])
    return result
  } catch (error) {
    // of a broken connection the first error tells more than that of the ROLLBACK
    await client.query('rollback').catch(ignore)
    throw error
  } finally {
    client.off('error', ignore)
    client.release()
  }
}
