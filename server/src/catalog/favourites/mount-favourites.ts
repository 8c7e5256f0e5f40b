import * as calls from '@rahba/contract/catalog/favourites'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { dropProduct, dropStore, isProductKept, isStoreKept, keepProduct, keepStore } from './keep-favourite.ts'
import { listFavouriteProducts, listFavouriteStores, listKeptProductIds } from './list-favourites.ts'

/** Mounts the products and stores that a shopper keeps. */
export function mountFavourites(app: FastifyInstance): void {
  serve(app, calls.listFavouriteProducts, (ctx) => listFavouriteProducts(ctx.db, ctx.who.user_id, ctx.query, ctx.locale))
  serve(app, calls.listFavouriteStores, (ctx) => listFavouriteStores(ctx.db, ctx.who.user_id, ctx.query, ctx.locale))
  serve(app, calls.listKeptProductIds, async (ctx) => ({ ids: await listKeptProductIds(ctx.db, ctx.who.user_id) }))
  serve(app, calls.readFavouriteProduct, async (ctx) => ({ kept: await isProductKept(ctx.db, ctx.who.user_id, ctx.params.id) }))
  serve(app, calls.readFavouriteStore, async (ctx) => ({ kept: await isStoreKept(ctx.db, ctx.who.user_id, ctx.params.id) }))
  serve(app, calls.keepProduct, async (ctx) => {
    await keepProduct(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
  serve(app, calls.keepStore, async (ctx) => {
    await keepStore(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
  serve(app, calls.dropProduct, async (ctx) => {
    await dropProduct(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
  serve(app, calls.dropStore, async (ctx) => {
    await dropStore(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
}
