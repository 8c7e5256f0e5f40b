import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../db/migrate.ts'
import type { Deps } from '../deps.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => undefined
  }
}

/** Answered also by a node that is too busy for calls. */
export const evenUnderPressure = { pressureHandler: () => undefined } as const
// such a node still says that it lives
const probe = { config: evenUnderPressure, logLevel: 'silent' } as const

/**
 * GET /api/health (this process lives) and GET /api/ready (it can serve: database reached, migrations current, not shutting down).
 * Calls are refused with 503 and Retry-After while the event loop lags by more than BUSY_AFTER_MS.
 */
export async function mountHealth(app: FastifyInstance, { env, pool, log }: Deps): Promise<void> {
  let closing = false
  // migrations do not go back: once current, current until the end
  let current = false
  app.addHook('preClose', async () => {
    closing = true
  })

  // tests run many at once on few cores and would be refused for each other's load; in development the loop also compiles the page it would refuse
  if (env.NODE_ENV !== 'test' && !env.DEV_WEB) await app.register(underPressure, { maxEventLoopDelay: env.BUSY_AFTER_MS, retryAfter: 5 })

  async function faults(): Promise<string[]> {
    if (closing) return ['closing']
    try {
      await pool.query('select 1')
      current ||= await isMigrated(pool)
      return current ? [] : ['migrations']
    } catch (error) {
      log.warn({ err: error }, 'not ready: the database does not answer')
      return ['database']
    }
  }

  app.get('/api/health', probe, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { alive: true }
  })

  app.get('/api/ready', probe, async (_request, reply) => {
    const missing = await faults()
    reply.code(missing.length === 0 ? 200 : 503).header('cache-control', 'no-store')
    return { ready: missing.length === 0, missing }
  })
}
