import { listAudit } from '@rahba/contract/history/audit'
import { auditedEntities } from '@rahba/contract/history/audited'
import { exportHistory as exportHistoryCall, listHistory, listHistoryActions } from '@rahba/contract/history/history'
import { listRecordHistory } from '@rahba/contract/history/record-history'
import { exportTeamHistory as exportTeamHistoryCall, listTeamHistory } from '@rahba/contract/history/team-history'
import { errors } from '@rahba/contract/kernel/errors'
import { mayDo } from '@rahba/contract/kernel/permissions'
import type { FastifyInstance } from 'fastify'
import { getMounted } from '../platform/crud/mounted.ts'
import { fail } from '../platform/errors.ts'
import { serve } from '../platform/http/serve.ts'
import { exportHistory, exportTeamHistory } from './export-history.ts'
import { readAudit } from './read-audit.ts'
import { historyChoices, readHistory } from './read-history.ts'
import { readRecordHistory } from './read-record-history.ts'
import { readTeamHistory } from './read-team-history.ts'

/** Reads the audit log: of a record, of a store's team, and whole. `platform/audit` writes it. */
export function mountHistory(app: FastifyInstance): void {
  serve(app, listAudit, async (ctx) => {
    if (!mayDo(ctx.who.permissions, [auditedEntities[ctx.query.entity]].flat())) throw fail(errors.forbidden)
    return readAudit(ctx.db, ctx.query)
  })
  const reader = (held: ReadonlySet<string>) => ({ held, declared: getMounted(app).values() })
  serve(app, listHistory, (ctx) => readHistory(ctx.db, ctx.query, reader(ctx.who.permissions)))
  serve(app, exportHistoryCall, (ctx) => exportHistory(ctx, ctx.query, reader(ctx.who.permissions)))
  serve(app, listHistoryActions, (ctx) => historyChoices(ctx.db, ctx.who.permissions))
  serve(app, listTeamHistory, (ctx) => readTeamHistory(ctx.db, ctx.query, ctx.who))
  serve(app, exportTeamHistoryCall, (ctx) => exportTeamHistory(ctx, ctx.query))
  serve(app, listRecordHistory, (ctx) => readRecordHistory(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
}
