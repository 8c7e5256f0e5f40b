import type { BroadcastDetail } from '@rahba/contract/broadcasts/broadcast-shapes'
import * as calls from '@rahba/contract/broadcasts/broadcasts'
import type { FastifyInstance } from 'fastify'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import { sendExport } from '../platform/lists/send-export.ts'
import { readReach } from './audience.ts'
import { broadcastColumns, recipientColumns } from './export-broadcasts.ts'
import { broadcastsForExport, listBroadcasts, listRecipients, readBroadcast, recipientsForExport } from './read-broadcasts.ts'
import { cancelBroadcast, createBroadcast, removeBroadcast, resumeBroadcast, sendNow, updateBroadcast } from './save-broadcast.ts'

const toEntry = ({ before, after }: { before: BroadcastDetail | null; after: BroadcastDetail | null }) => ({
  entity: 'broadcasts',
  entity_id: (after ?? before)?.id ?? null,
  before,
  after,
})

/** Mounts the calls of broadcasts: writing, counting, sending and cancelling them, and listing who read them. */
export function mountBroadcasts(app: FastifyInstance): void {
  serve(app, calls.listBroadcasts, (ctx) => listBroadcasts(ctx.db, ctx.query))
  serve(app, calls.exportBroadcasts, async (ctx) =>
    sendExport(
      ctx.reply,
      ctx.locale,
      'notification-stores',
      ctx.query.format,
      broadcastColumns(ctx.locale),
      await broadcastsForExport(ctx.db, ctx.query),
    ),
  )
  serve(app, calls.readBroadcastReach, (ctx) => {
    const { audience, categories = [], cities = [], stores_id = [] } = ctx.query
    return readReach(ctx.db, { audience, categories, cities, stores_id })
  })
  serve(app, calls.readBroadcast, (ctx) => readBroadcast(ctx.db, ctx.params.id))
  serve(app, calls.listBroadcastRecipients, (ctx) => listRecipients(ctx.db, ctx.params.id, ctx.query))
  serve(app, calls.exportBroadcastRecipients, async (ctx) =>
    sendExport(
      ctx.reply,
      ctx.locale,
      'recipients',
      ctx.query.format,
      recipientColumns(ctx.locale),
      await recipientsForExport(ctx.db, ctx.params.id, ctx.query),
    ),
  )
  serve(app, calls.createBroadcast, async (ctx) => {
    const change = await createBroadcast(ctx.db, ctx.deps, { body: ctx.body, admin_id: ctx.who.admin_id, locale: ctx.locale })
    await ctx.audit(toEntry(change))
    return change.after
  })
  serve(app, calls.updateBroadcast, async (ctx) => {
    const change = await updateBroadcast(ctx.db, ctx.deps, {
      id: ctx.params.id,
      locale: ctx.locale,
      body: ctx.body,
      seen: seenVersion(ctx.request),
    })
    await ctx.audit(toEntry(change))
    return change.after
  })
  serve(app, calls.sendBroadcast, async (ctx) => {
    const change = await sendNow(ctx.db, ctx.deps, { id: ctx.params.id, locale: ctx.locale })
    await ctx.audit(toEntry(change))
    return change.after
  })
  serve(app, calls.resumeBroadcast, async (ctx) => {
    const change = await resumeBroadcast(ctx.db, ctx.deps, { id: ctx.params.id, locale: ctx.locale })
    await ctx.audit(toEntry(change))
    return change.after
  })
  serve(app, calls.cancelBroadcast, async (ctx) => {
    const change = await cancelBroadcast(ctx.db, { id: ctx.params.id, locale: ctx.locale })
    await ctx.audit(toEntry(change))
    return change.after
  })
  serve(app, calls.removeBroadcast, async (ctx) => {
    const before = await removeBroadcast(ctx.db, { id: ctx.params.id, locale: ctx.locale })
    await ctx.audit(toEntry({ before, after: null }))
    return null
  })
}
