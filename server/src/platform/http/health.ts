import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../db/migrate.ts'
import type { Deps } from '../deps.ts'
import { refuseOverload } from './overload.ts'

const probe = { logLevel: 'silent' } as const

/**
 * GET /api/health (this process lives) and GET /api/ready (it can serve: database reached, migrations current, not shutting down).
 * Beyond what the node can do, calls and pages are refused with 503 and Retry-After; these two are not.
 */
export async function mountHealth(app: FastifyInstance, { env, pool, log }: Deps): Promise<void> {
  let closing = false
  // Migrations are never reverted, so a current schema stays current.
  let current = false
  app.addHook('preClose', async () => {
    closing = true
  })

  // In development, compiling pages blocks the loop and would refuse them.
  if (env.BUSY_AFTER_MS > 0 && !env.DEV_WEB) refuseOverload(app, { env, pool })

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
