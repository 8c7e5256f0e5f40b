import * as empty from '@rahba/contract/search/empty-searches'
import { searchPlatform, searchStore } from '@rahba/contract/search/search'
import { synonyms } from '@rahba/contract/search/synonyms'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { serve } from '../platform/http/serve.ts'
import { clearSynonyms } from '../platform/search/synonyms.ts'
import { synonyms as synonymsTable } from '../platform/search/table.ts'
import { searchAsAdmin, searchAsStore } from './search-records.ts'
import { linkEmptySearch, listEmptySearches, removeEmptySearch } from './synonyms/link-search.ts'

/** The search over all kinds of records, which the palettes of both offices ask, and what administrators teach the search of products. */
export function mountSearch(app: FastifyInstance): void {
  const { db } = app.deps
  serve(app, searchPlatform, (ctx) => searchAsAdmin(ctx.db, ctx.query.q, (kind) => ctx.who.permissions.has(`${kind}.index`)))
  serve(app, searchStore, (ctx) => searchAsStore(ctx.db, ctx.query.q, ctx.who.store_id, (kind) => ctx.who.permissions.has(kind)))
  crud(app, synonyms, synonymsTable, {
    afterSave: async () => {
      clearSynonyms(db)
    },
  })
  serve(app, empty.listEmptySearches, (ctx) => listEmptySearches(ctx.db, ctx.query))
  serve(app, empty.linkEmptySearch, async (ctx) => {
    const { before, after } = await linkEmptySearch(ctx.db, ctx.params.id, ctx.body.words)
    await ctx.audit({ entity: 'synonyms', entity_id: after.id, before, after })
    clearSynonyms(db)
    return after
  })
  serve(app, empty.removeEmptySearch, async (ctx) => {
    const before = await removeEmptySearch(ctx.db, ctx.params.id)
    await ctx.audit({ entity: 'empty-searches', entity_id: before.id, before })
    return null
  })
}
