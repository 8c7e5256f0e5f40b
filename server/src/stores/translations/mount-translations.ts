import * as calls from '@rahba/contract/stores/translations/translations'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { confirmTranslation, listGaps } from './list-gaps.ts'
import { suggestTranslation } from './suggest-translation.ts'

/** The texts of the caller's own store that wait for a translator. */
export function mountTranslations(app: FastifyInstance): void {
  serve(app, calls.listTranslationGaps, (ctx) => listGaps(ctx.db, ctx.who.store_id, ctx.query))
  serve(app, calls.suggestTranslation, ({ deps, body }) => suggestTranslation(deps, body))
  serve(app, calls.confirmTranslation, async (ctx) => {
    await confirmTranslation(ctx.db, ctx.who.store_id, ctx.body)
    return null
  })
}
