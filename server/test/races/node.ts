// One server process of a race, forked by two-nodes.ts: the whole application on a database it is told, built with a fault planted when there is one.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { drain } from '../../src/drain.ts'
import { connect } from '../../src/platform/db/pool.ts'
import { diskStore } from '../../src/platform/files/disk-store.ts'
import { moyasarGateway } from '../../src/platform/gateway/moyasar.ts'
import { createJobs } from '../../src/platform/jobs/boss.ts'
import { startWorkers } from '../../src/platform/jobs/start-workers.ts'
import { createLimits } from '../../src/platform/limits/create-limits.ts'
import { smtpMail } from '../../src/platform/mail/smtp.ts'
import { pairFromSecret } from '../../src/platform/push/vapid-keys.ts'
import { webPush } from '../../src/platform/push/web-push.ts'
import { taqnyatSms } from '../../src/platform/sms/taqnyat.ts'
import { onStopSignal } from '../../src/stop-signal.ts'
import { workers } from '../../src/workers.ts'
import { MemoryFiles, MemoryMail, MemoryPictures, MemoryPush, MemorySms } from '../memory-ports.ts'
import { standInKey } from '../moyasar-stand-in.ts'
import { testEnv } from '../test-env.ts'

const [url = '', dataDir = '', plant = 'none', jobsToo = ''] = process.argv.slice(2)

const env = testEnv(dataDir, { LOG_LEVEL: 'error', BUSY_AFTER_MS: Number(process.env.BUSY_AFTER_MS ?? 0) })
const { pool, db } = connect(url)
Object.assign(globalThis, { plantedDb: db })
const standIn = process.env.MOYASAR_STAND_IN
const jobs = createJobs(pool, workers)
await jobs.start()
const log = pino({ level: env.LOG_LEVEL })
const keys = pairFromSecret(env.SECRET)
const deps = {
  env,
  log,
  pool,
  db,
  jobs,
  files: process.env.FILES_DIR ? diskStore(process.env.FILES_DIR) : new MemoryFiles(),
  limits: createLimits(connect(url, { max: 3 }).pool),
  mail: process.env.SMTP_URL ? smtpMail(process.env.SMTP_URL, 'Rahba <a@rahba.example>') : new MemoryMail(),
  translator: null,
  sms: process.env.SMS_URL ? taqnyatSms(process.env.SMS_URL, 'token', 'Rahba') : new MemorySms(),
  push: process.env.WEB_PUSH
    ? { public_key: keys.publicKey, send: webPush({ keys, subject: env.VAPID_SUBJECT, anywhere: true }) }
    : new MemoryPush(),
  pictures: new MemoryPictures(),
  gateway: standIn ? moyasarGateway({ url: standIn, key: standInKey, webhook_secret: 'a-long-webhook-secret' }) : null,
}
const app = await buildApp(deps)
if (jobsToo) await startWorkers(deps, workers)

/** Answers one request after the other: the lock that a second process knows nothing of. */
function oneAtATime(): void {
  const handlers = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[] // Node types listeners as functions
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
