import * as calls from '@rahba/contract/conversations/development-messages'
import * as ownCalls from '@rahba/contract/conversations/own-development-messages'
import type { FastifyInstance } from 'fastify'
import { changeEntry } from '../platform/audit/change-entry.ts'
import { sendAttachedFile } from '../platform/files/send-file.ts'
import { serve } from '../platform/http/serve.ts'
import { actOnDevelopment } from './act-on-development.ts'
import { exportDevelopments } from './export-development.ts'
import { answerDevelopment, openDevelopment } from './open-development.ts'
import { listDevelopments, listOwnDevelopments, readDevelopment, readOwnDevelopment } from './read-development.ts'

function mountAdmins(app: FastifyInstance): void {
  serve(app, calls.listDevelopments, (ctx) => listDevelopments(ctx.db, ctx.query))
  serve(app, calls.exportDevelopments, (ctx) => exportDevelopments(ctx, ctx.query))
  serve(app, calls.readDevelopment, (ctx) => readDevelopment(ctx.db, ctx.params.id))
  serve(app, calls.downloadDevelopmentFile, async (ctx) => {
    const { replies } = await readDevelopment(ctx.db, ctx.params.id)
    return sendAttachedFile(
      ctx,
      replies.flatMap(({ attachments }) => attachments),
    )
  })
  serve(app, calls.actOnDevelopment, async (ctx) => {
    const { id } = ctx.params
    const change = await actOnDevelopment(ctx.db, ctx.deps, { id, admin_id: ctx.who.admin_id, locale: ctx.locale, ...ctx.body })
    await ctx.audit({ action: `development-messages.${ctx.body.action}`, ...changeEntry('development-messages', change) })
    return readDevelopment(ctx.db, id)
  })
}

function mountOwn(app: FastifyInstance): void {
  serve(app, ownCalls.listOwnDevelopments, (ctx) => listOwnDevelopments(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
  serve(app, ownCalls.exportOwnDevelopments, (ctx) => exportDevelopments(ctx, { ...ctx.query, store_id: ctx.who.store_id }, { own: true }))
  serve(app, ownCalls.readOwnDevelopment, (ctx) => readOwnDevelopment(ctx.db, ctx.params.id, ctx.who.store_id))
  serve(app, ownCalls.openDevelopment, async (ctx) => {
    const { store_id } = ctx.who
    const row = await openDevelopment(ctx.db, ctx.deps, ctx.who, ctx.body)
    await ctx.audit({ entity: 'development-messages', entity_id: row.id, store_id, before: null, after: row })
    return readOwnDevelopment(ctx.db, row.id, store_id)
  })
  serve(app, ownCalls.answerDevelopment, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const { id } = ctx.params
    const change = await answerDevelopment(ctx.db, ctx.deps, { id, store_id, member_id, locale: ctx.locale }, ctx.body)
    await ctx.audit(changeEntry('development-messages', change))
    return readOwnDevelopment(ctx.db, id, store_id)
  })
}

/** Mounts both sides of the messages that stores send to the platform. */
export function mountDevelopment(app: FastifyInstance): void {
  mountAdmins(app)
  mountOwn(app)
}
