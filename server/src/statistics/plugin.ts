import { errors } from '@rahba/contract/kernel/errors'
import { mayDo } from '@rahba/contract/kernel/permissions'
import { adminHome } from '@rahba/contract/statistics/admin-home'
import { auditedEntities, listAudit } from '@rahba/contract/statistics/audit'
import type { FastifyInstance } from 'fastify'
import { fail } from '../platform/errors.ts'
import { serve } from '../platform/http/serve.ts'
import { readAdminHome } from './admin-home.ts'
import { readAudit } from './read-audit.ts'

/** What is read over all domains: figures and the history of records. */
export function mountStatistics(app: FastifyInstance): void {
  serve(app, adminHome, (ctx) => readAdminHome(ctx.db, ctx.who.permissions))
  serve(app, listAudit, async (ctx) => {
    if (!mayDo(ctx.who.permissions, [auditedEntities[ctx.query.entity]])) throw fail(errors.forbidden)
    return readAudit(ctx.db, ctx.query)
  })
}
