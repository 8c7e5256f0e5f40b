import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { connect } from '../src/platform/db/pool.ts'
import type { PaymentGateway } from '../src/platform/gateway/port.ts'
import { createJobs } from '../src/platform/jobs/boss.ts'
import { createLimits } from '../src/platform/limits/create-limits.ts'
import { workers } from '../src/workers.ts'
import { MemoryFiles, MemoryMail, MemoryPictures, MemoryPush, MemorySms, MemoryTranslator } from './memory-ports.ts'
import { testEnv } from './test-env.ts'

/** Dependencies of the application in a forked process of a harness. They use an existing database and keep everything else in memory. */
export function childDeps(url: string, gateway: PaymentGateway | null = null) {
  const env = testEnv(tmpdir(), { LOG_LEVEL: 'silent' })
  const { pool, db } = connect(url, { max: 5 })
  return {
    env,
    log: pino({ level: env.LOG_LEVEL }),
    pool,
    db,
    jobs: createJobs(pool, workers),
    files: new MemoryFiles(),
    limits: createLimits(connect(url, { max: 2 }).pool),
    mail: new MemoryMail(),
    sms: new MemorySms(),
    translator: new MemoryTranslator(),
    push: new MemoryPush(),
    pictures: new MemoryPictures(),
    gateway,
  }
}
