import { startPostgres } from '../server/src/platform/db/embedded.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { socketUrl } from '../server/src/platform/db/open-database.ts'
import { connect } from '../server/src/platform/db/pool.ts'
import { seedBench } from './seed.ts'
import { writeFileSync, existsSync } from 'node:fs'
const database = await startPostgres({ dataDir: '/tmp/rahba/benchdb', flags: ['-c', 'shared_buffers=256MB'] })
const url = socketUrl(database.host, database.user, 'postgres')
if (!existsSync('/tmp/rahba/bench.json')) {
  await migrate(url)
  const wide = connect(url, { max: 1 })
  await wide.pool.query("set statement_timeout = '120s'")
  writeFileSync('/tmp/rahba/bench.json', JSON.stringify({ url, ...(await seedBench({ pool: wide.pool, db: wide.db })) }))
}
console.log('up', url)
setInterval(() => {}, 1e6)
