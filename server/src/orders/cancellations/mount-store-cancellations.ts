import { errors } from '@rahba/contract/kernel/errors'
import {
  actOnStoreCancellation,
  countStoreCancellations,
  downloadCancellationFile,
  listStoreCancellations,
  readStoreCancellation,
} from '@rahba/contract/orders/cancellations'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../platform/errors.ts'
import { ownerOf } from '../../platform/files/owner.ts'
import { sendFile } from '../../platform/files/send-file.ts'
import { files } from '../../platform/files/table.ts'
import { serve } from '../../platform/http/serve.ts'
import { actOnCancellation } from './act-on-cancellation.ts'
import { countCancellationTabs, listCancellations, readCancellation } from './read-cancellations.ts'

/** A merchant's calls: every one filtered by the caller's store. */
export function mountStoreCancellations(app: FastifyInstance): void {
  serve(app, listStoreCancellations, (ctx) => listCancellations(ctx.db, ctx.query, { ...ctx.query, scope: { store_id: ctx.who.store_id } }))
  serve(app, countStoreCancellations, (ctx) => countCancellationTabs(ctx.db, { store_id: ctx.who.store_id }))
  serve(app, readStoreCancellation, (ctx) => readCancellation(ctx.db, ctx.params.id, { store_id: ctx.who.store_id }))
  serve(app, actOnStoreCancellation, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const { before, after } = await actOnCancellation(ctx.db, {
      id: ctx.params.id,
      scope: { store_id },
      actor: { type: 'store', id: member_id },
      input: ctx.body,
      files: ownerOf(ctx.who),
      locale: ctx.locale,
    })
    const action = `canceled-orders.${ctx.body.action}`
    await ctx.audit({ action, entity: 'canceled-orders', entity_id: after.id, store_id, before, after })
    return readCancellation(ctx.db, after.id, { store_id })
  })
  serve(app, downloadCancellationFile, async (ctx) => {
    const { attachments, store_papers } = await readCancellation(ctx.db, ctx.params.id, { store_id: ctx.who.store_id })
    if (![...attachments, ...store_papers].some(({ id }) => id === ctx.params.file)) throw fail(errors.not_found)
    const [file] = await ctx.db
      .select()
      .from(files)
      .where(and(eq(files.id, ctx.params.file), isNotNull(files.stored_at)))
    if (!file) throw fail(errors.not_found)
    await sendFile(ctx.reply, ctx.deps, file)
    return null
  })
}
