import type { PlatformEntry } from '@rahba/contract/money/accounts/accounts'
import { decidesRefund } from '@rahba/contract/orders/cancellations/cancellation-actions'
import { faultOfReason } from '@rahba/contract/orders/cancellations/cancellation-states'
import {
  actOnCancellation as actCall,
  countCancellations,
  createCancellation,
  exportCancellations as exportCall,
  listCancellations as listCall,
  listCancellationEntries,
  previewCancellation as previewCall,
  readCancellation as readCall,
  updateCancellation,
} from '@rahba/contract/orders/cancellations/cancellations'
import type { FastifyInstance } from 'fastify'
import { listOrderEntries } from '../../money/accounts/read-entries.ts'
import { changeEntry } from '../../platform/audit/change-entry.ts'
import { pickOwner } from '../../platform/files/owner.ts'
import { requireVersion, seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { getPreview } from '../settlement/calculate-refund.ts'
import { actOnCancellation } from './act-on-cancellation.ts'
import { editCancellation } from './edit-cancellation.ts'
import { exportCancellations } from './export-cancellations.ts'
import { openCancellation, previewCancellation } from './open-cancellation.ts'
import { countCancellationTabs, listCancellations, readCancellation } from './read-cancellations.ts'

const entity = 'canceled-orders'

/** An admin's calls, over all stores. Each step needs a note, and a step that decides about money needs a fresh proof of identity. */
export function mountAdminCancellations(app: FastifyInstance): void {
  serve(app, listCall, (ctx) => listCancellations(ctx.db, ctx.query, { ...ctx.query, scope: 'all' }))
  serve(app, countCancellations, (ctx) => countCancellationTabs(ctx.db, 'all'))
  serve(app, exportCall, (ctx) => exportCancellations(ctx, { ...ctx.query, scope: 'all' }))
  serve(app, readCall, (ctx) => readCancellation(ctx.db, ctx.params.id, 'all'))
  serve(app, listCancellationEntries, async (ctx) => {
    const { id, order_id, settled } = await readCancellation(ctx.db, ctx.params.id, 'all')
    const entries = await listOrderEntries(ctx.db, order_id)
    const isOwn = ({ reference }: PlatformEntry) => reference.startsWith(`cancellation:${id}:`)
    // A cancellation of an entire order is posted under its order.
    const whole = settled !== null && !entries.some((entry) => isOwn(entry) && entry.event !== 'refund_paid')
    const isOfWhole = ({ reference, event }: PlatformEntry) =>
      whole && reference.startsWith(`order:${order_id}:`) && (event === 'order_cancelled' || event === 'refund_paid')
    return entries.filter((entry) => isOwn(entry) || isOfWhole(entry))
  })
  serve(app, previewCall, async (ctx) => {
    const { refund_reason, fault, ...items } = ctx.body
    const input = { ...items, fault: fault ?? faultOfReason[refund_reason] }
    const { kind, order, calculated } = await previewCancellation(ctx.db, 'all', input, ctx.locale)
    return { ...getPreview(calculated, order.payment_method), kind }
  })
  serve(app, createCancellation, async (ctx) => {
    const row = await openCancellation(ctx.db, {
      ...ctx.body,
      scope: 'all',
      actor: { type: 'admin', id: ctx.who.admin_id },
      files: pickOwner(ctx.who),
      locale: ctx.locale,
    })
    await ctx.audit(changeEntry(entity, { after: row }))
    return readCancellation(ctx.db, row.id, 'all')
  })
  serve(app, updateCancellation, async (ctx) => {
    const actor = { type: 'admin', id: ctx.who.admin_id } as const
    const seen = requireVersion(seenVersion(ctx.request))
    const { before, after } = await editCancellation(ctx.db, { ...ctx.body, seen, id: ctx.params.id, actor, locale: ctx.locale })
    await ctx.audit(changeEntry(entity, { before, after }))
    return readCancellation(ctx.db, after.id, 'all')
  })
  serve(app, actCall, async (ctx) => {
    if (decidesRefund(ctx.body.action)) ctx.requireIdentity()
    const { version, ...input } = ctx.body
    const { before, after } = await actOnCancellation(ctx.db, {
      id: ctx.params.id,
      scope: 'all',
      actor: { type: 'admin', id: ctx.who.admin_id },
      input,
      seen: version,
      files: pickOwner(ctx.who),
      locale: ctx.locale,
    })
    await ctx.audit({ action: `${entity}.${ctx.body.action}`, ...changeEntry(entity, { before, after }) })
    return readCancellation(ctx.db, after.id, 'all')
  })
}
