import { getRemaining, openDueStatuses } from '@rahba/contract/money/dues/due-states'
import * as calls from '@rahba/contract/money/dues/dues'
import * as ownCalls from '@rahba/contract/money/dues/own-dues'
import type { FastifyInstance } from 'fastify'
import { changeEntry } from '../../platform/audit/change-entry.ts'
import { refuseStale, seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { requireOutsider } from '../require-outsider.ts'
import { actOnDue } from './act-on-due.ts'
import { claimDue, offsetOwnDue } from './claim-due.ts'
import { mailOfDue } from './due-texts.ts'
import { exportDueLines, exportDues, exportOwnDueLines } from './export-dues.ts'
import { editDue, issueDue, readUnbilled } from './issue-due.ts'
import { lockDue, requireState } from './lock-due.ts'
import { listDueLines, listOwnDueLines, readDueLine } from './read-due-lines.ts'
import { listDues, listOwnDues, readDue, readDueTerms, readOwnDue } from './read-dues.ts'

/** The admins' side: statements raised, confirmed, offset and waived, and their lines. */
export function mountDues(app: FastifyInstance): void {
  serve(app, calls.listDues, (ctx) => listDues(ctx.db, ctx.query))
  serve(app, calls.exportDues, (ctx) => exportDues(ctx, ctx.query))
  serve(app, calls.readUnbilled, (ctx) => readUnbilled(ctx.db, ctx.query.store_id))
  serve(app, calls.readDue, (ctx) => readDue(ctx.db, ctx.params.id))
  serve(app, calls.raiseDue, async (ctx) => {
    // Raising and editing a statement both decide when the store must pay.
    await requireOutsider(ctx.db, ctx.who.admin_id, ctx.body.store_id)
    const due = await issueDue(ctx.db, { ...ctx.body, raised_by: ctx.who.admin_id })
    await ctx.audit(changeEntry('dues', { after: due }))
    if (getRemaining(due) > 0) await mailOfDue(ctx.db, ctx.deps, due, { kind: 'issued' })
    return readDue(ctx.db, due.id)
  })
  serve(app, calls.editDue, async (ctx) => {
    const { due } = await lockDue(ctx.db, ctx.params.id)
    refuseStale(seenVersion(ctx.request), due)
    requireState(due, openDueStatuses, ctx.locale)
    await requireOutsider(ctx.db, ctx.who.admin_id, due.store_id)
    await ctx.audit(changeEntry('dues', await editDue(ctx.db, due, { due_on: ctx.body.due_on, note: ctx.body.note || null })))
    return readDue(ctx.db, due.id)
  })
  serve(app, calls.actOnDue, async (ctx) => {
    const { id } = ctx.params
    const change = await actOnDue(ctx.db, { id, admin_id: ctx.who.admin_id, locale: ctx.locale, ...ctx.body })
    await ctx.audit({ action: `dues.${ctx.body.action}`, ...changeEntry('dues', change) })
    return readDue(ctx.db, id)
  })
  serve(app, calls.listDueLines, (ctx) => listDueLines(ctx.db, ctx.query))
  serve(app, calls.exportDueLines, (ctx) => exportDueLines(ctx, ctx.query))
  serve(app, calls.readDueLine, (ctx) => readDueLine(ctx.db, ctx.params.id))
}

/** The store's side: what it owes, and paying it by transfer or from its balance. */
export function mountOwnDues(app: FastifyInstance): void {
  serve(app, ownCalls.listOwnDues, (ctx) => listOwnDues(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
  serve(app, ownCalls.exportOwnDues, (ctx) => exportDues(ctx, { ...ctx.query, store_id: ctx.who.store_id }, { own: true }))
  serve(app, ownCalls.dueTerms, (ctx) => readDueTerms(ctx.db, ctx.who.store_id, ctx.locale))
  serve(app, ownCalls.readOwnDue, (ctx) => readOwnDue(ctx.db, ctx.params.id, ctx.who.store_id))
  serve(app, ownCalls.listOwnDueLines, (ctx) =>
    listOwnDueLines(ctx.db, { ...ctx.query, due_id: ctx.params.id, store_id: ctx.who.store_id }),
  )
  serve(app, ownCalls.exportOwnDueLines, (ctx) =>
    exportOwnDueLines(ctx, { ...ctx.query, due_id: ctx.params.id, store_id: ctx.who.store_id }),
  )
  serve(app, ownCalls.claimDue, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const change = await claimDue(ctx.db, { id: ctx.params.id, store_id, member_id, locale: ctx.locale }, ctx.body)
    await ctx.audit(changeEntry('dues', change))
    return readOwnDue(ctx.db, change.after.id, store_id)
  })
  serve(app, ownCalls.offsetOwnDue, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const change = await offsetOwnDue(ctx.db, { id: ctx.params.id, store_id, member_id, locale: ctx.locale }, ctx.body.amount ?? null)
    await ctx.audit(changeEntry('dues', change))
    return readOwnDue(ctx.db, change.after.id, store_id)
  })
}
