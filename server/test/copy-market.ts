import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../src/platform/db/embedded.ts'
import { socketUrl } from '../src/platform/db/open-database.ts'
import type { FreshDatabase } from './fresh-database.ts'

const copy = 'copy_of_market'

/**
 * Copies the database of the demo market in the data folder `folder`, whose server runs only as long as the copy. The market itself stays as it was
 * made. Throws when the folder has none.
 */
export async function copyMarket(folder: string): Promise<FreshDatabase> {
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), flags: ['-c', 'fsync=off'] })
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: socketUrl(server.host, server.user, 'postgres') })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await onServer(`create database ${copy} template rahba strategy file_copy`)
  return {
    url: socketUrl(server.host, server.user, copy),
    async drop() {
      await onServer(`drop database ${copy} with (force)`)
      await server.stop()
    },
  }
}
