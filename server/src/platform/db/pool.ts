import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import './driver/lost-connections.ts'
import { batchWrites } from './driver/batch-writes.ts'
import { endSilentConnections } from './driver/silent-connections.ts'
import { withOwnTransactions } from './driver/transaction.ts'
import type { Db } from './types.ts'

/** The system asks an idle connection for a sign of life after so long, in ms; by itself it would do so after two hours. */
export const alive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 } as const

/**
 * The timeouts that end every wait (reliability goals, 3.3): a stuck database costs a caller seconds, not the entire node. A statement ends by itself
 * before its connection counts as silent.
 */
export const timeouts = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 4000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
} as const

/**
 * The time a connection may take while a node starts, in ms: on a busy machine, loading the modules can keep the node from responding for seconds.
 */
export const patience = 15_000

const oldest = 15

/**
 * A pool of `max` connections to `url` and Drizzle over it. `onError` hears of idle connections that broke; the pool replaces them itself.
 */
export function connect(
  url: string,
  { max = 10, name = 'rahba', onError }: { max?: number; name?: string; onError?: (error: Error) => void } = {},
) {
  const pool = new pg.Pool({ connectionString: url, max, application_name: name, ...alive, pipeline: true, ...timeouts })
  pool.on('connect', batchWrites)
  endSilentConnections(pool)
  pool.on('error', (error) => {
    // A stopping database breaks the last connections, which are no longer needed.
    if (pool.ending) return
    // The error carries the entire connection with its statements, which must not be logged.
    onError?.(Object.assign(error, { client: undefined }))
  })
  const db: Db = withOwnTransactions(drizzle(pool), pool)
  return { pool, db }
}

/** `postgres://host:port/name` without its password, for messages. */
function shown(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

// Plain words for the codes with which PostgreSQL refuses a connection.
const refused: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'this user may not come in',
  '3D000': 'there is no such database',
}

/** Checks that the database answers, is new enough and is UTF-8. Throws a StartError that names DATABASE_URL. */
export async function checkDatabase(pool: pg.Pool, url: string): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; encoding: string }>(
      "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
    )
    .catch((error: Error & { code?: string }) => {
      throw new StartError(
        `DATABASE_URL: cannot reach ${shown(url)} (${(error.code && refused[error.code]) ?? error.code ?? error.message})`,
      )
    })
  const [server] = rows
  if (!server) throw new StartError('DATABASE_URL: the server gave no answer')
  if (server.version < oldest) throw new StartError(`DATABASE_URL: expected PostgreSQL ${oldest} or later, this is ${server.version}`)
  if (server.encoding !== 'UTF8')
    throw new StartError(`DATABASE_URL: expected a database with encoding UTF8, this one is ${server.encoding}`)
}

/**
 * Checks that Arabic can be searched: under the C locale, trigrams of Arabic words are empty and searches find nothing. Run it after the migrations.
 */
export async function checkArabicSearch(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ trigrams: number }>("select cardinality(show_trgm('س')) as trigrams")
  if (!rows[0]?.trigrams)
    throw new StartError("DATABASE_URL: this database can't search Arabic, expected one made with a UTF-8 locale (LC_CTYPE C.UTF-8, not C)")
}
