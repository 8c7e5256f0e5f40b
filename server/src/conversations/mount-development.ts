import * as calls from '@rahba/contract/conversations/development-messages'
import * as ownCalls from '@rahba/contract/conversations/own-development-messages'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { fail } from '../platform/errors.ts'
import { sendFile } from '../platform/files/send-file.ts'
import { files } from '../platform/files/table.ts'
import { serve } from '../platform/http/serve.ts'
import { actOnDevelopment } from './act-on-development.ts'
import { exportDevelopments } from './export-development.ts'
import { answerDevelopment, openDevelopment } from './open-development.ts'
import { listDevelopments, listOwnDevelopments, readDevelopment, readOwnDevelopment } from './read-development.ts'
import type { DevelopmentChange } from './say-development.ts'

const entryOf = ({ before, after }: DevelopmentChange) => ({
  entity: 'development-messages',
  entity_id: after.id,
  store_id: after.store_id,
  before,
  after,
})

function mountAdmins(app: FastifyInstance): void {
  serve(app, calls.listDevelopments, (ctx) => listDevelopments(ctx.db, ctx.query))
  serve(app, calls.exportDevelopments, (ctx) => exportDevelopments(ctx, ctx.query))
  serve(app, calls.readDevelopment, (ctx) => readDevelopment(ctx.db, ctx.params.id))
  serve(app, calls.downloadDevelopmentFile, async (ctx) => {
    const { replies } = await readDevelopment(ctx.db, ctx.params.id)
    if (!replies.some(({ attachments }) => attachments.some(({ id }) => id === ctx.params.file))) throw fail(errors.not_found)
    const [file] = await ctx.db
      .select()
      .from(files)
      .where(and(eq(files.id, ctx.params.file), isNotNull(files.stored_at)))
    if (!file) throw fail(errors.not_found)
    await sendFile(ctx.reply, ctx.deps, file)
    return null
  })
  serve(app, calls.actOnDevelopment, async (ctx) => {
    const { id } = ctx.params
    const change = await actOnDevelopment(ctx.db, ctx.deps, { id, admin_id: ctx.who.admin_id, locale: ctx.locale, ...ctx.body })
    await ctx.audit({ action: `development-messages.${ctx.body.action}`, ...entryOf(change) })
    return readDevelopment(ctx.db, id)
  })
}

function mountOwn(app: FastifyInstance): void {
  serve(app, ownCalls.listOwnDevelopments, (ctx) => listOwnDevelopments(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
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
    await ctx.audit(entryOf(change))
    return readOwnDevelopment(ctx.db, id, store_id)
  })
}

/** What stores ask of the platform: both sides of it. */
export function mountDevelopment(app: FastifyInstance): void {
  mountAdmins(app)
  mountOwn(app)
}
