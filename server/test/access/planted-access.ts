// One harness of access.test.ts in a process of its own, with a fault planted in the product. It sends what it found and ends.
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { connect } from '../../src/platform/db/pool.ts'
import { createJobs } from '../../src/platform/jobs/boss.ts'
import { createLimits } from '../../src/platform/limits/create-limits.ts'
import { workers } from '../../src/workers.ts'
import { MemoryFiles, MemoryMail, MemoryPush, MemorySms } from '../memory-ports.ts'
import { testEnv } from '../test-env.ts'
import type { PlantedRun } from './access-harnesses.ts'
import { accessHarnesses, fromMessage } from './access-harnesses.ts'
import { openWorld } from './open-world.ts'

const [file = ''] = process.argv.slice(2)

const { url, harness, baselines, actors } = JSON.parse(readFileSync(file, 'utf8')) as PlantedRun // written by access.test.ts
const env = testEnv(tmpdir(), { LOG_LEVEL: 'silent' })
const { pool, db } = connect(url, { max: 3 })
const open = await openWorld({
  env,
  log: pino({ level: env.LOG_LEVEL }),
  pool,
  db,
  jobs: createJobs(pool, workers),
  files: new MemoryFiles(),
  limits: createLimits(pool),
  mail: new MemoryMail(),
  sms: new MemorySms(),
  push: new MemoryPush(),
  gateway: null,
})
const { faults } = await accessHarnesses[harness]({ open, baselines: fromMessage(open.app, baselines), actors })
process.send?.(faults, () => process.exit())
