import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { allPermissions } from '@rahba/contract/kernel/permissions'
import { storePermissions } from '@rahba/contract/kernel/store-permissions'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Env } from '../src/env.ts'
import { connect } from '../src/platform/db/pool.ts'
import type { Deps } from '../src/platform/deps.ts'
import { useErrorHandler } from '../src/platform/http/error-handler.ts'
import { useZodSchemas } from '../src/platform/http/schemas.ts'
import type { Who } from '../src/platform/http/who.ts'
import { type BossJobs, createJobs } from '../src/platform/jobs/boss.ts'
import { createLimits } from '../src/platform/limits/create-limits.ts'
import { workers } from '../src/workers.ts'
import { freshDatabase } from './fresh-database.ts'
import { MemoryFiles, MemoryMail, MemoryPictures, MemoryPush, MemorySms, MemoryTranslator } from './memory-ports.ts'
import { testEnv } from './test-env.ts'

/** The caller a token names: `store:<uuid>`, `user:<uuid>`, `admin:<uuid>`, and with `:<permission>,…` behind it an admin or a member who may only that. */
function getPerson(token: string): Who | null {
  const [audience, id = '', permissions] = token.split(':')
  const session_id = id
  if (audience === 'admin') {
    return { audience, session_id, admin_id: id, identity_confirmed: true, permissions: new Set(permissions?.split(',') ?? allPermissions) }
  }
  if (audience === 'store') {
    const held = storePermissions.filter((key) => permissions?.split(',').includes(key) ?? true)
    return { audience, session_id, member_id: id, identity_confirmed: true, store_id: id, approved: 1, permissions: new Set(held) }
  }
  return audience === 'user' ? { audience, session_id, user_id: id, deletion_pending: false } : null
}

/** The platform alone, without any domain: the plugins under test on a database of their own, with callers made up by their tokens. */
export async function bareApp(
  mount: (app: FastifyInstance, deps: Deps) => Promise<void>,
  overrides: Partial<Env> = {},
): Promise<{ app: FastifyInstance; deps: Deps & { jobs: BossJobs; files: MemoryFiles } }> {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-bare-'))
  const env = testEnv(dataDir, overrides)
  const { pool, db } = connect(database.url, { max: 5 })
  const jobs = createJobs(pool, workers)
  await jobs.start()
  const log: FastifyBaseLogger = pino({ level: 'silent' })
  const limits = createLimits(pool)
  const deps = {
    env,
    log,
    pool,
    db,
    jobs,
    limits,
    files: new MemoryFiles(),
    mail: new MemoryMail(),
    sms: new MemorySms(),
    translator: new MemoryTranslator(),
    push: new MemoryPush(),
    pictures: new MemoryPictures(),
    gateway: null,
  }

  const app = Fastify({ loggerInstance: log })
  app.decorate('deps', deps)
  app.decorate('served', [])
  app.decorate('authenticate', async (token, audience) => {
    const who = getPerson(token)
    return who?.audience === audience ? who : null
  })
  app.decorateRequest('who', null)
  useZodSchemas(app)
  useErrorHandler(app)
  await app.register(cookie)
  await mount(app, deps)
  await app.ready()

  afterAll(async () => {
    await app.close()
    await jobs.stop()
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { app, deps }
}
