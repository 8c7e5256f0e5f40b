// A PostgreSQL whose write-ahead log is on a small disk of its own, forked by small-wal.ts in a mount namespace that has that disk.
import { chmodSync, chownSync, cpSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedPostgres, startPostgres } from '../../src/platform/db/embedded.ts'

const [dataDir = '', volume = ''] = process.argv.slice(2)
// the log takes up to 48 MB when all is well, three segments
const flags = ['max_connections=60', 'max_wal_size=32MB', 'min_wal_size=32MB'].flatMap((flag) => ['-c', flag])

let server: EmbeddedPostgres | undefined
async function start(): Promise<void> {
  const started = await startPostgres({ dataDir, flags })
  // one that recovered by itself is adopted, and its first start is the one that can stop it
  if (!started.adopted) server = started
  const { host, user, pid } = started
  process.send?.({ host, user, pid })
}

server = await startPostgres({ dataDir })
await server.stop()
const [from, to] = [join(dataDir, 'pg_wal'), join(volume, 'pg_wal')]
cpSync(from, to, { recursive: true })
const { uid, gid } = statSync(from)
for (const path of [to, ...readdirSync(to, { recursive: true, encoding: 'utf8' }).map((name) => join(to, name))]) chownSync(path, uid, gid)
chmodSync(to, 0o700)
rmSync(from, { recursive: true })
symlinkSync(to, from)
await start()

process.on('message', (message) => {
  if (message === 'start') start().catch((error: Error) => process.send?.({ refused: error.message }))
  else void server?.stop().then(() => process.exit())
})
// a test that ends without a word takes its database along
process.on('disconnect', () => void server?.stop().then(() => process.exit()))
