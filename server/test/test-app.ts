import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Env } from '../src/env.ts'
import { connect } from '../src/platform/db/pool.ts'
import type { Db } from '../src/platform/db/types.ts'
import type { Deps } from '../src/platform/deps.ts'
import type { PaymentGateway } from '../src/platform/gateway/port.ts'
import { type BossJobs, createJobs } from '../src/platform/jobs/boss.ts'
import { createLimits } from '../src/platform/limits/create-limits.ts'
import type { BuiltWeb } from '../src/platform/web/built-web.ts'
import { workers } from '../src/workers.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { MemoryFiles, MemoryMail, MemoryPictures, MemoryPush, MemorySms, MemoryTranslator } from './memory-ports.ts'
import { testEnv } from './test-env.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface CallOptions {
  /** The caller's token; nobody when left out. */
  token?: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** The language of messages; Arabic when left out, as for a caller who says nothing. */
  locale?: 'ar' | 'en'
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  /** The parsed answer, null when it had no content. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the fields it expects, and fails where they are missing
  body: any
}

export interface TestApp {
  app: FastifyInstance
  deps: Deps & { jobs: BossJobs }
  db: Db
  pool: Pool
  mail: MemoryMail
  sms: MemorySms
  push: MemoryPush
  files: MemoryFiles
  pictures: MemoryPictures
  /** A call as JSON: `call('POST', '/admin/auth/login', { body })`, the path without `/api`. */
  call: (method: Method, path: string, options?: CallOptions) => Promise<Answer>
  /** Does every job that is due, and those they queue. */
  drain: (options?: { ahead?: boolean }) => Promise<number>
}

/**
 * The whole application without its pages, on a database of its own, with mail, SMS and files kept in memory. Closed after the test file that made it.
 * Make one at the top of the file: `const t = await testApp()`. `open` gives it another database than an empty one.
 */
export async function testApp(
  overrides: Partial<Env> = {},
  log?: FastifyBaseLogger,
  gateway: PaymentGateway | null = null,
  web?: BuiltWeb,
  open: () => Promise<FreshDatabase> = freshDatabase,
): Promise<TestApp> {
  const database = await open()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-app-'))
  const env = testEnv(dataDir, overrides)
  const { pool, db } = connect(database.url, { max: 5 })
  const { pool: limitsPool } = connect(database.url, { max: 2 })
  const jobs = createJobs(pool, workers)
  await jobs.start()
  const [mail, sms, push, files, pictures] = [new MemoryMail(), new MemorySms(), new MemoryPush(), new MemoryFiles(), new MemoryPictures()]
  const deps = {
    env,
    log: log ?? pino({ level: env.LOG_LEVEL }),
    pool,
    db,
    jobs,
    files,
    limits: createLimits(limitsPool),
    mail,
    sms,
    translator: new MemoryTranslator(),
    push,
    pictures,
    gateway,
  }
  const app = await buildApp(deps, web)
  afterAll(async () => {
    await app.close()
    await jobs.stop()
    await Promise.all([pool.end(), limitsPool.end()])
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    app,
    deps,
    db,
    pool,
    mail,
    sms,
    push,
    files,
    pictures,
    call: (method, path, options) => call(app, method, path, options),
    drain: (options) => jobs.drain(deps, options),
  }
}

/** The headers of a call that takes effect once: a key of its own. */
export const once = () => ({ 'idempotency-key': randomUUID() })

async function call(
  app: FastifyInstance,
  method: Method,
  path: string,
  { token, query, body, locale, headers }: CallOptions = {},
): Promise<Answer> {
  const request: InjectOptions = {
    method,
    url: `/api${path}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(locale ? { 'accept-language': locale } : {}),
      ...headers,
    },
    ...(query ? { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) } : {}),
    // light-my-request sends any JSON value; its type names objects alone
    ...(body === undefined ? {} : { payload: body as object }),
  }
  const answer = await app.inject(request)
  const json = String(answer.headers['content-type'] ?? '').includes('json')
  return { status: answer.statusCode, headers: answer.headers, body: json ? answer.json() : answer.body || null }
}
