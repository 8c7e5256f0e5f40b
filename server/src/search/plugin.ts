import { searchPlatform, searchStore } from '@rahba/contract/search/search'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { searchAsAdmin, searchAsStore } from './search-records.ts'

/** The search over all kinds of records, which the palettes of both offices ask. */
export function mountSearch(app: FastifyInstance): void {
  serve(app, searchPlatform, (ctx) => searchAsAdmin(ctx.db, ctx.query.q, (kind) => ctx.who.permissions.has(`${kind}.index`)))
  serve(app, searchStore, (ctx) => searchAsStore(ctx.db, ctx.query.q, ctx.who.store_id, (kind) => ctx.who.permissions.has(kind)))
}
