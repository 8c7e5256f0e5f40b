import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pushJob } from '../../src/notifications/outgoing/send-push.ts'
import { connect } from '../../src/platform/db/pool.ts'
import { createJobs } from '../../src/platform/jobs/boss.ts'
import { mailJob } from '../../src/platform/mail/mail-job.ts'
import { smsJob } from '../../src/platform/sms/sms-job.ts'
import { workers } from '../../src/workers.ts'
import { freshDatabase } from '../fresh-database.ts'
import type { Plant } from '../races/plants.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { randomFrom, reportRun, runSeed } from '../report-run.ts'
import { registered } from '../test-notice.ts'
import { getDevice, messageServices } from './message-services.ts'

// Goal G11, what leaves: messages are jobs of the business transaction, and the process that sends them is killed again and again. Each is sent at
// least once, always under the same id, and a transaction that was rolled back sends none. It takes whole processes, so `npm run prove` runs it.

const kills = Number(process.env.OUTBOX_KILLS ?? 4)
/** As many of each kind of message. */
const perRound = 36

const kinds = ['sms', 'mail', 'push'] as const

async function killOutbox(plant: Plant, times: number) {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-outbox-'))
  const { pool, db } = connect(database.url, { max: 4 })
  const jobs = createJobs(pool, workers)
  await jobs.start()
  const services = await messageServices()
  const device = await getDevice(db, services.subscription)
  const random = randomFrom(runSeed)
  const errors: string[] = []
  const requested: string[] = []
  const env = { SMS_URL: services.smsUrl, SMTP_URL: services.smtpUrl, WEB_PUSH: 'yes' }
  const begin = () => startNode(database.url, dataDir, plant, errors, { jobs: true, env })

  /** Queues messages in transactions of which every fourth is rolled back. */
  async function write(round: number): Promise<void> {
    for (let n = 0; n < perRound; n++) {
      const kind = kinds[n % kinds.length] ?? 'sms'
      const text = `${kind} ${round}-${n}`
      const isLost = n % 4 === 3
      const transaction = db.transaction(async (tx) => {
        if (kind === 'sms') await jobs.enqueue(tx, smsJob, { to: '+966500000000', text: registered(text) })
        if (kind === 'mail') await jobs.enqueue(tx, mailJob, registered({ to: 'a@shop.example', subject: text, text }))
        if (kind === 'push') await jobs.enqueue(tx, pushJob, { notification_id: await device.notice(tx, text), device_id: device.id })
        if (isLost) throw new Error('rolled back')
      })
      if (isLost) await expect(transaction).rejects.toThrow('rolled back')
      else {
        await transaction
        requested.push(text)
      }
    }
  }
  // what the queue does with the jobs of a dead process when their time is over, and with their next try
  const advanceTime = () =>
    pool.query(
      `update pgboss.job set state = 'retry', retry_count = retry_count + 1, start_after = now() where state in ('retry', 'active')`,
    )

  try {
    for (let round = 0; round < times; round++) {
      await write(round)
      const node = await begin()
      await new Promise((done) => setTimeout(done, random() * 700))
      node.child.kill('SIGKILL')
      await ended(node.child)
      await advanceTime()
    }
    const last = await begin()
    for (const until = Date.now() + 90_000; Date.now() < until; await new Promise((done) => setTimeout(done, 300))) {
      const { rows } = await db.execute<{ left: number }>(
        sql`select count(*)::int as left from pgboss.job where name in ('sms', 'mail', 'push') and state in ('created', 'retry', 'active')`,
      )
      if (rows[0]?.left === 0) break
    }
    last.child.kill('SIGTERM')
    await ended(last.child)
    const { received, refused } = services
    return {
      requested,
      lost: requested.filter((text) => !received.has(text)),
      invented: [...received.keys()].filter((text) => !requested.includes(text)),
      renamed: [...received].flatMap(([text, ids]) => (ids.size > 1 ? [text] : [])),
      refused,
    }
  } finally {
    services.stop()
    await jobs.stop()
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const isProof = process.env.PROVE_REPORT !== undefined

test.runIf(isProof)(`${kills} kills of the sending process lose no message`, { timeout: 180_000 + kills * 15_000 }, async () => {
  const { requested, ...faults } = await killOutbox('none', kills)
  reportRun({
    goal: 'G11',
    what: 'kill -9 of what sends messages',
    runs: `${kills} kills, ${requested.length} SMS, mails and pushes`,
    trials: kills,
    seed: runSeed,
  })
  expect(faults).toEqual({ lost: [], invented: [], renamed: [], refused: [] })
})

test.runIf(isProof)('a job that completes before its work is found', { timeout: 240_000 }, async () => {
  expect((await killOutbox('done_before_work', 4)).lost).not.toEqual([])
})
