// One harness of access.test.ts in a process of its own, with a fault planted in the product. It sends what it found and ends.
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { MemoryFiles, MemoryMail, MemoryPush, MemorySms } from '../memory-ports.ts'
import { type Plant, plantFault } from '../races/plants.ts'
import { testEnv } from '../test-env.ts'
import type { PlantedRun } from './access-harnesses.ts'

const [plant = 'none', file = ''] = process.argv.slice(2)
plantFault(plant as Plant) // access.test.ts hands in nothing else

// loaded after the plant
const { connect } = await import('../../src/platform/db/pool.ts')
const { createJobs } = await import('../../src/platform/jobs/boss.ts')
const { createLimits } = await import('../../src/platform/limits/create-limits.ts')
const { workers } = await import('../../src/workers.ts')
const { accessHarnesses, fromMessage } = await import('./access-harnesses.ts')
const { openWorld } = await import('./open-world.ts')

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
