import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import type { Deps } from '../../src/platform/deps.ts'
import type { Who } from '../../src/platform/http/who.ts'
import { createJobs } from '../../src/platform/jobs/boss.ts'
import { createLimits } from '../../src/platform/limits/create-limits.ts'
import { workers } from '../../src/workers.ts'
import type { Sent } from '../fuzz/past-failures.ts'
import { type Change, getChanges } from './captured-changes.ts'
import { type Ownership, readOwnership } from './ownership.ts'
import { rewindingPool } from './rewinding-pool.ts'

/** The result of one request, which has been rolled back. */
export interface Tried {
  status: number
  headers: Record<string, unknown>
  body: string
  endpoint: EndpointSpec | undefined
  who: Who | null
  changes: Change[]
}

type Query = Awaited<ReturnType<typeof rewindingPool>>['query']

export interface OpenWorld {
  app: FastifyInstance
  /** The owner of every row at the time of {@link readOwners}. */
  readonly ownership: Ownership
  readOwners: () => Promise<void>
  /** Makes a request in a transaction that is taken back. `before` changes the database first. */
  attempt: (request: Sent, before?: (query: Query) => Promise<unknown>) => Promise<Tried>
  /** Several requests against one changed database, taken back together. */
  within: <T>(work: (query: Query, send: (request: Sent) => Promise<Tried>) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** The application over the database of `deps`, on which nothing that a request does remains. */
export async function openWorld(deps: Deps): Promise<OpenWorld> {
  const url = deps.pool.options.connectionString
  if (!url) throw new Error('the pool was made from no connection string')
  const rewinding = await rewindingPool(url)
  const { pool, db, query } = rewinding
  const jobs = createJobs(pool, workers)
  await rewinding.rewind(() => jobs.start())
  const app = await buildApp({ ...deps, pool, db, jobs, limits: createLimits(pool) })
  let seen: Pick<Tried, 'endpoint' | 'who'> = { endpoint: undefined, who: null }
  app.addHook('onSend', async (request) => {
    seen = { endpoint: request.routeOptions.config.endpoint, who: request.who }
  })

  async function send({ method, url, headers, payload }: Sent): Promise<Tried> {
    seen = { endpoint: undefined, who: null }
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body, ...seen, changes: await getChanges(query) }
  }

  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work, work)
    turn = done.catch(() => undefined)
    return done
  }
  const within: OpenWorld['within'] = (work) => inTurn(() => rewinding.rewind(() => work(query, send)))
  let ownership = await readOwnership(deps.db)
  return {
    app,
    get ownership() {
      return ownership
    },
    async readOwners() {
      ownership = await readOwnership(deps.db)
    },
    within,
    attempt: (request, before) =>
      within(async (query, send) => {
        if (before) {
          await before(query)
          await query('delete from captured_changes')
        }
        return send(request)
      }),
    async close() {
      await app.close()
      await jobs.stop()
      await rewinding.end()
    },
  }
}
