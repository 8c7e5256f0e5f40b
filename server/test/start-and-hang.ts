// A parent for embedded.test.ts to kill: starts a database, commits a hundred rows, says so and waits.
import pg from 'pg'
import { startPostgres } from '../src/platform/db/embedded.ts'

const [, , dataDir = ''] = process.argv
const { host, port, user } = await startPostgres({ dataDir })
const client = new pg.Client({ host, port, user, database: 'postgres' })
await client.connect()
await client.query('create table acknowledged (n int)')
for (let n = 0; n < 100; n++) await client.query('insert into acknowledged values ($1)', [n])
process.stdout.write('ready\n')
setInterval(() => undefined, 60_000)
