import { adminViews, storeViews } from '@rahba/contract/access/saved-views'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { adminViewer, createView, deleteView, listViews, memberViewer, setDefaultView, updateView } from './save-views.ts'

/** Saved views of lists, in both back offices. */
export function mountViews(app: FastifyInstance): void {
  serve(app, adminViews.list, (ctx) => listViews(ctx.db, adminViewer(ctx.who), ctx.query.list))
  serve(app, adminViews.create, ({ db, who, body: { list, ...values } }) => createView(db, adminViewer(who), list, values))
  serve(app, adminViews.update, (ctx) => updateView(ctx.db, adminViewer(ctx.who), ctx.params.id, ctx.body))
  serve(app, adminViews.remove, async (ctx) => {
    await deleteView(ctx.db, adminViewer(ctx.who), ctx.params.id)
    return null
  })
  serve(app, adminViews.makeDefault, async (ctx) => {
    await setDefaultView(ctx.db, adminViewer(ctx.who), ctx.body.list, ctx.body.view_id)
    return null
  })

  serve(app, storeViews.list, (ctx) => listViews(ctx.db, memberViewer(ctx.who), ctx.query.list))
  serve(app, storeViews.create, ({ db, who, body: { list, ...values } }) => createView(db, memberViewer(who), list, values))
  serve(app, storeViews.update, (ctx) => updateView(ctx.db, memberViewer(ctx.who), ctx.params.id, ctx.body))
  serve(app, storeViews.remove, async (ctx) => {
    await deleteView(ctx.db, memberViewer(ctx.who), ctx.params.id)
    return null
  })
  serve(app, storeViews.makeDefault, async (ctx) => {
    await setDefaultView(ctx.db, memberViewer(ctx.who), ctx.body.list, ctx.body.view_id)
    return null
  })
}
