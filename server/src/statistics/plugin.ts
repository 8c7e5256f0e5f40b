import { adminHome } from '@rahba/contract/statistics/admin-home'
import { getStoreHome } from '@rahba/contract/statistics/store-home'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { readAdminHome } from './admin-home.ts'
import { mountFigures } from './figures/mount-figures.ts'
import { readAsOf } from './figures/refresh-figures.ts'
import { readHome } from './store-home/read-home.ts'

/** Figures over all domains, and the home pages of both offices that show them. */
export function mountStatistics(app: FastifyInstance): void {
  mountFigures(app)
  serve(app, adminHome, async (ctx) => {
    await readAsOf(ctx)
    return readAdminHome(ctx.db, ctx.who.permissions)
  })
  serve(app, getStoreHome, (ctx) => readHome(ctx.db, ctx.who))
}
