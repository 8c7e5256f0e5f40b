// One server process of a race, forked by two-nodes.ts: the whole application on a database it is told, with a fault planted when it is told one.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { MemoryFiles, MemoryMail, MemoryPush, MemorySms } from '../memory-ports.ts'
import { testEnv } from '../test-env.ts'
import { type Plant, plantFault } from './plants.ts'

const [url = '', dataDir = '', plant = 'none', jobsToo = ''] = process.argv.slice(2)
plantFault(plant as Plant) // two-nodes.ts hands in nothing else

// loaded after the plant
const { buildApp } = await import('../../src/app.ts')
const { connect } = await import('../../src/platform/db/pool.ts')
const { createJobs } = await import('../../src/platform/jobs/boss.ts')
const { startWorkers } = await import('../../src/platform/jobs/start-workers.ts')
const { createLimits } = await import('../../src/platform/limits/create-limits.ts')
const { diskStore } = await import('../../src/platform/files/disk-store.ts')
const { drain } = await import('../../src/drain.ts')
const { taqnyatSms } = await import('../../src/platform/sms/taqnyat.ts')
const { onStopSignal } = await import('../../src/stop-signal.ts')
const { workers } = await import('../../src/workers.ts')

const env = testEnv(dataDir, { LOG_LEVEL: 'error', BUSY_AFTER_MS: Number(process.env.BUSY_AFTER_MS ?? 0) })
const { pool, db } = connect(url)
Object.assign(globalThis, { plantedDb: db })
const jobs = createJobs(pool, workers)
await jobs.start()
const log = pino({ level: env.LOG_LEVEL })
const deps = {
  env,
  log,
  pool,
  db,
  jobs,
  files: process.env.FILES_DIR ? diskStore(process.env.FILES_DIR) : new MemoryFiles(),
  limits: createLimits(connect(url, { max: 3 }).pool),
  mail: new MemoryMail(),
  sms: process.env.SMS_URL ? taqnyatSms(process.env.SMS_URL, 'token', 'Rahba') : new MemorySms(),
  push: new MemoryPush(),
  gateway: null,
}
const app = await buildApp(deps)
if (jobsToo) await startWorkers(deps, workers)

/** Answers one request after the other: the lock that a second process knows nothing of. */
function oneAtATime(): void {
  const handlers = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  let last = Promise.resolve()
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    last = last.then(() => {
      for (const handle of handlers) handle.call(app.server, request, response)
      return new Promise((done) => void response.once('close', done))
    })
  })
}
if (plant === 'lock_in_process') oneAtATime()

await app.listen({ port: 0, host: '127.0.0.1', backlog: 1024 })
// asked to stop it ends as the product does; with the fault it just ends
if (plant !== 'said_again') onStopSignal(log, () => drain(app, 10_000))
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
// a test that ends without a word takes its nodes along
process.on('disconnect', () => process.exit())
