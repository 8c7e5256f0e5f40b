import {
  actOnStoreCancellation,
  countStoreCancellations,
  createStoreCancellation,
  downloadCancellationFile,
  exportStoreCancellations,
  listStoreCancellations,
  previewStoreCancellation,
  readStoreCancellation,
} from '@rahba/contract/orders/cancellations/cancellations'
import type { FastifyInstance } from 'fastify'
import { changeEntry } from '../../platform/audit/change-entry.ts'
import { pickOwner } from '../../platform/files/owner.ts'
import { sendAttachedFile } from '../../platform/files/send-file.ts'
import { serve } from '../../platform/http/serve.ts'
import { getPreview } from '../settlement/calculate-refund.ts'
import { actOnCancellation } from './act-on-cancellation.ts'
import { cancelItems, previewItems } from './cancel-items.ts'
import { exportCancellations } from './export-cancellations.ts'
import { countCancellationTabs, listCancellations, readCancellation } from './read-cancellations.ts'

/** A merchant's calls: every one filtered by the caller's store. */
export function mountStoreCancellations(app: FastifyInstance): void {
  serve(app, listStoreCancellations, (ctx) => listCancellations(ctx.db, ctx.query, { ...ctx.query, scope: { store_id: ctx.who.store_id } }))
  serve(app, countStoreCancellations, (ctx) => countCancellationTabs(ctx.db, { store_id: ctx.who.store_id }))
  serve(app, exportStoreCancellations, (ctx) => exportCancellations(ctx, { ...ctx.query, scope: { store_id: ctx.who.store_id } }))
  serve(app, readStoreCancellation, (ctx) => readCancellation(ctx.db, ctx.params.id, { store_id: ctx.who.store_id }))
  serve(app, previewStoreCancellation, async (ctx) => {
    const { kind, order, calculated } = await previewItems(ctx.db, { ...ctx.body, store_id: ctx.who.store_id, locale: ctx.locale })
    return { ...getPreview(calculated, order.payment_method), kind }
  })
  serve(app, createStoreCancellation, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const row = await cancelItems(ctx.db, { ...ctx.body, store_id, member_id, locale: ctx.locale })
    await ctx.audit(changeEntry('canceled-orders', { after: row }))
    return readCancellation(ctx.db, row.id, { store_id })
  })
  serve(app, actOnStoreCancellation, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const { version, ...input } = ctx.body
    const { before, after } = await actOnCancellation(ctx.db, {
      id: ctx.params.id,
      scope: { store_id },
      actor: { type: 'store', id: member_id },
      input,
      seen: version,
      files: pickOwner(ctx.who),
      locale: ctx.locale,
    })
    const action = `canceled-orders.${ctx.body.action}`
    await ctx.audit({ action, ...changeEntry('canceled-orders', { before, after }) })
    return readCancellation(ctx.db, after.id, { store_id })
  })
  serve(app, downloadCancellationFile, async (ctx) => {
    const { attachments, store_papers } = await readCancellation(ctx.db, ctx.params.id, { store_id: ctx.who.store_id })
    return sendAttachedFile(ctx, [...attachments, ...store_papers])
  })
}
