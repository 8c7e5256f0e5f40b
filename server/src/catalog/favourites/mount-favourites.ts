import * as calls from '@rahba/contract/catalog/favourites/favourites'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import {
  addFavouriteProduct,
  addFavouriteStore,
  isProductKept,
  isStoreKept,
  removeFavouriteProduct,
  removeFavouriteStore,
} from './change-favourites.ts'
import { listFavouriteProductIds, listFavouriteProducts, listFavouriteStores } from './list-favourites.ts'

/** Mounts the products and stores that a shopper keeps. */
export function mountFavourites(app: FastifyInstance): void {
  serve(app, calls.listFavouriteProducts, (ctx) => listFavouriteProducts(ctx.db, ctx.who.user_id, ctx.query, ctx.locale))
  serve(app, calls.listFavouriteStores, (ctx) => listFavouriteStores(ctx.db, ctx.who.user_id, ctx.query, ctx.locale))
  serve(app, calls.listFavouriteProductIds, async (ctx) => ({ ids: await listFavouriteProductIds(ctx.db, ctx.who.user_id) }))
  serve(app, calls.readFavouriteProduct, async (ctx) => ({ kept: await isProductKept(ctx.db, ctx.who.user_id, ctx.params.id) }))
  serve(app, calls.readFavouriteStore, async (ctx) => ({ kept: await isStoreKept(ctx.db, ctx.who.user_id, ctx.params.id) }))
  serve(app, calls.addFavouriteProduct, async (ctx) => {
    await addFavouriteProduct(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
  serve(app, calls.addFavouriteStore, async (ctx) => {
    await addFavouriteStore(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
  serve(app, calls.removeFavouriteProduct, async (ctx) => {
    await removeFavouriteProduct(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
  serve(app, calls.removeFavouriteStore, async (ctx) => {
    await removeFavouriteStore(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
}
