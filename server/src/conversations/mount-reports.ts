import * as calls from '@rahba/contract/conversations/chat/chat-reports'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { actOnReport } from './chat/act-on-report.ts'
import { exportReports } from './chat/export-reports.ts'
import { listReports, readReport } from './chat/read-reports.ts'

/** Mounts the administrators' calls for reports of conversations. */
export function mountReports(app: FastifyInstance): void {
  serve(app, calls.listReports, (ctx) => listReports(ctx.db, ctx.query))
  serve(app, calls.exportReports, (ctx) => exportReports(ctx, ctx.query))
  serve(app, calls.readReport, (ctx) => readReport(ctx.db, ctx.params.id))
  serve(app, calls.actOnReport, async (ctx) => {
    const { before, after } = await actOnReport(ctx.db, {
      id: ctx.params.id,
      admin_id: ctx.who.admin_id,
      locale: ctx.locale,
      ...ctx.body,
    })
    await ctx.audit({
      action: `chat-reports.${ctx.body.action}`,
      entity: 'chat-reports',
      entity_id: after.id,
      store_id: after.store.id,
      before: { status: before.status, decision_note: before.decision_note },
      after: { status: after.status, decision_note: after.decision_note },
    })
    return after
  })
}
