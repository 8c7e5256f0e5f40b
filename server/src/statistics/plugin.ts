import { errors } from '@rahba/contract/kernel/errors'
import { mayDo } from '@rahba/contract/kernel/permissions'
import { adminHome } from '@rahba/contract/statistics/admin-home'
import { auditedEntities, listAudit } from '@rahba/contract/statistics/audit'
import { listRecordHistory } from '@rahba/contract/statistics/record-history'
import { searchPlatform, searchStore } from '@rahba/contract/statistics/search'
import { exportTeamHistory as exportTeamHistoryCall, listTeamHistory } from '@rahba/contract/statistics/team-history'
import { exportHistory as exportHistoryCall, listHistory, listHistoryActions } from '@rahba/contract/statistics/whole-log'
import type { FastifyInstance } from 'fastify'
import { mountedOf } from '../platform/crud/mounted.ts'
import { fail } from '../platform/errors.ts'
import { serve } from '../platform/http/serve.ts'
import { readAdminHome } from './admin-home.ts'
import { exportHistory, exportTeamHistory } from './export-history.ts'
import { mountFigures } from './figures/mount-figures.ts'
import { asOf } from './figures/refresh-figures.ts'
import { readAudit } from './read-audit.ts'
import { historyChoices, readHistory } from './read-history.ts'
import { readRecordHistory } from './read-record-history.ts'
import { readTeamHistory } from './read-team-history.ts'
import { searchAsAdmin, searchAsStore } from './search-records.ts'

/** What is read over all domains: figures, the history of records, and the search from anywhere. */
export function mountStatistics(app: FastifyInstance): void {
  mountFigures(app)
  serve(app, adminHome, async (ctx) => {
    await asOf(ctx)
    return readAdminHome(ctx.db, ctx.who.permissions)
  })
  serve(app, listAudit, async (ctx) => {
    if (!mayDo(ctx.who.permissions, [auditedEntities[ctx.query.entity]].flat())) throw fail(errors.forbidden)
    return readAudit(ctx.db, ctx.query)
  })
  const reader = (held: ReadonlySet<string>) => ({ held, declared: mountedOf(app).values() })
  serve(app, listHistory, (ctx) => readHistory(ctx.db, ctx.query, reader(ctx.who.permissions)))
  serve(app, exportHistoryCall, (ctx) => exportHistory(ctx, ctx.query, reader(ctx.who.permissions)))
  serve(app, listHistoryActions, (ctx) => historyChoices(ctx.db, ctx.who.permissions))
  serve(app, listTeamHistory, (ctx) => readTeamHistory(ctx.db, ctx.query, ctx.who))
  serve(app, exportTeamHistoryCall, (ctx) => exportTeamHistory(ctx, ctx.query))
  serve(app, listRecordHistory, (ctx) => readRecordHistory(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
  serve(app, searchPlatform, (ctx) => searchAsAdmin(ctx.db, ctx.query.q, (kind) => ctx.who.permissions.has(`${kind}.index`)))
  serve(app, searchStore, (ctx) => searchAsStore(ctx.db, ctx.query.q, ctx.who.store_id, (kind) => ctx.who.permissions.has(kind)))
}
