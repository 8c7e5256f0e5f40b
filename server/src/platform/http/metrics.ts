import { errors } from '@rahba/contract/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Env } from '../../env.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../errors.ts'
import { sameSecret } from '../same-secret.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** The holder of METRICS_TOKEN; outside production also this machine itself, unless the call came through a proxy on it. */
function mayRead(request: FastifyRequest, env: Env): boolean {
  if (env.METRICS_TOKEN) {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return sameSecret(token, env.METRICS_TOKEN)
  }
  if (env.NODE_ENV === 'production') return false
  const proxied = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !proxied && loopback.has(request.socket.remoteAddress ?? '')
}

function poolGauges(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'rahba_pool_connections',
    help: 'Connections to the database by what they do; `waiting` are calls without one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

interface QueueState {
  name: string
  state: string
  jobs: number
  oldest: number
}

const waitingJobs = `
  select name, state::text as state, count(*)::int as jobs,
    coalesce(max(extract(epoch from now() - start_after)) filter (where start_after <= now()), 0)::float8 as oldest
  from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2`

function jobGauges({ pool, log }: Deps, registers: Registry[]): void {
  const oldest = new Gauge({
    name: 'rahba_job_oldest_seconds',
    help: 'How long the oldest due job of a queue has waited',
    labelNames: ['queue'],
    registers,
  })
  new Gauge({
    name: 'rahba_jobs',
    help: 'Jobs by queue and state; those in dead_letters failed for good and wait for a person',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset()
      oldest.reset()
      try {
        const { rows } = await pool.query<QueueState>(waitingJobs)
        for (const row of rows) {
          this.set({ queue: row.name, state: row.state }, row.jobs)
          if (row.state !== 'active') oldest.set({ queue: row.name }, row.oldest)
        }
      } catch (error) {
        // The other figures are needed most when the database is unreachable.
        log.warn({ err: error }, 'metrics: jobs could not be counted')
      }
    },
  })
}

/** GET /api/metrics for Prometheus: requests by route, event loop and memory, pool, jobs; other modules add theirs to `app.metrics`. */
export async function mountMetrics(app: FastifyInstance, deps: Deps): Promise<void> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  poolGauges(deps.pool, [register])
  jobGauges(deps, [register])
  app.decorate('metrics', register)
  const duration = new Histogram({
    name: 'rahba_request_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })

  // Each series is looked up rather than made from its labels at every answer.
  const series = new Map<string, ReturnType<typeof duration.labels>>()
  const getSeries = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`
    const found = series.get(key) ?? duration.labels(method, route, String(status))
    series.set(key, found)
    return found
  }

  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern is used: addresses with ids would make a series each.
    const route = request.routeOptions.url ?? 'none'
    getSeries(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', async () => register.clear())

  app.get('/api/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, deps.env)) throw fail(errors.forbidden)
    const text = await register.metrics()
    return reply.header('cache-control', 'no-store').type(register.contentType).send(text)
  })
}
