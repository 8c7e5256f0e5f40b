import { faultOfReason } from '@rahba/contract/orders/cancellations/cancellation-states'
import {
  listOwnCancellations,
  previewOwnCancellation,
  readOwnCancellation,
  requestCancellation,
  withdrawCancellation,
} from '@rahba/contract/orders/cancellations/cancellations'
import type { FastifyInstance } from 'fastify'
import { changeEntry } from '../../platform/audit/change-entry.ts'
import { pickOwner } from '../../platform/files/owner.ts'
import { serve } from '../../platform/http/serve.ts'
import { getPreview } from '../settlement/calculate-refund.ts'
import { actOnCancellation } from './act-on-cancellation.ts'
import { openCancellation, previewCancellation } from './open-cancellation.ts'
import { listCancellations, readCancellation } from './read-cancellations.ts'

const entity = 'canceled-orders'

/** A shopper's calls, the mobile app's API: every one filtered by the caller. */
export function mountOwnCancellations(app: FastifyInstance): void {
  serve(app, listOwnCancellations, (ctx) => listCancellations(ctx.db, ctx.query, { ...ctx.query, scope: { user_id: ctx.who.user_id } }))
  serve(app, readOwnCancellation, (ctx) => readCancellation(ctx.db, ctx.params.id, { user_id: ctx.who.user_id }))
  serve(app, previewOwnCancellation, async (ctx) => {
    const { refund_reason, ...items } = ctx.body
    const input = { ...items, fault: faultOfReason[refund_reason] }
    const { kind, order, calculated } = await previewCancellation(ctx.db, { user_id: ctx.who.user_id }, input, ctx.locale)
    const { parts: _parts, ...preview } = getPreview(calculated, order.payment_method)
    return { ...preview, kind }
  })
  serve(app, requestCancellation, async (ctx) => {
    const { user_id } = ctx.who
    const row = await openCancellation(ctx.db, {
      ...ctx.body,
      fault: null,
      admin_note: null,
      scope: { user_id },
      actor: { type: 'user', id: user_id },
      files: pickOwner(ctx.who),
      locale: ctx.locale,
    })
    await ctx.audit(changeEntry(entity, { after: row }))
    return readCancellation(ctx.db, row.id, { user_id })
  })
  serve(app, withdrawCancellation, async (ctx) => {
    const { user_id } = ctx.who
    const { id } = ctx.params
    const scope = { user_id }
    const { before, after } = await actOnCancellation(ctx.db, {
      id,
      scope,
      actor: { type: 'user', id: user_id },
      input: { action: 'withdraw', note: null },
      // A withdrawal doesn't depend on what the shopper saw.
      seen: null,
      files: null,
      locale: ctx.locale,
    })
    await ctx.audit(changeEntry(entity, { before, after }))
    return readCancellation(ctx.db, id, scope)
  })
}
