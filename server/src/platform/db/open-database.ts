import pg from 'pg'
import { startPostgres } from './embedded.ts'
import { databaseFolder } from './embedded-data-dir.ts'

interface OpenDatabase {
  url: string
  /** The folder of the embedded database; undefined when DATABASE_URL names another. */
  folder: string | undefined
  /** Stops the embedded database, if this process started it. */
  stop: () => Promise<void>
  /** Settles with the reason when the embedded database ends by itself. */
  ended: Promise<string>
}

/** The address of a database that listens on the Unix socket in `host`, a folder. */
export const socketUrl = (host: string, user: string, database: string) => `postgres://${user}@${encodeURIComponent(host)}/${database}`

// The default buffers are 128 MB; pg_stat_statements shows which query was slow.
const flags = ['-c', 'shared_buffers=256MB', '-c', 'shared_preload_libraries=pg_stat_statements']

/** Makes the database `name` on the embedded server unless it is there. */
async function ensureDatabase(host: string, user: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(host, user, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Another start made it first.
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505') throw error
  } finally {
    await client.end()
  }
}

/** The database the environment names, or the embedded one, started if need be. */
export async function openDatabase(env: {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
  DATA_DIR_GIVEN: boolean
}): Promise<OpenDatabase> {
  if (env.DATABASE_URL)
    return { url: env.DATABASE_URL, folder: undefined, stop: async () => undefined, ended: new Promise(() => undefined) }
  const folder = databaseFolder(env)
  const server = await startPostgres({ dataDir: folder, flags })
  await ensureDatabase(server.host, server.user, 'rahba')
  let isStopping = false
  const stop = () => {
    isStopping = true
    return server.stop()
  }
  const ended = new Promise<string>((resolve) => server.ended.then((why) => isStopping || resolve(why)))
  return { url: socketUrl(server.host, server.user, 'rahba'), folder, stop, ended }
}
