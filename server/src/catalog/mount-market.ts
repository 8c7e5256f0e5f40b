import * as calls from '@rahba/contract/catalog/market/market'
import * as facets from '@rahba/contract/catalog/market/market-facets'
import { listSiteStoresCatgs, listStoreSubcategories } from '@rahba/contract/catalog/store-categories'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { listMarketCards } from './market/list-market-cards.ts'
import { listMarketProducts } from './market/list-market-products.ts'
import { marketCategories, siteStoresCatgs, storeSubcategories } from './market/market-categories.ts'
import { marketSections } from './market/market-sections.ts'
import { listMarketStores, readMarketStore } from './market/market-stores.ts'
import { readMarketDelivery } from './market/read-market-delivery.ts'
import { readMarketFacets } from './market/read-market-facets.ts'
import { readMarketProduct } from './market/read-market-product.ts'
import { readMarketSuggestions } from './market/read-market-suggestions.ts'

/** Mounts what shoppers and visitors read, in the language they request. */
export function mountMarket(app: FastifyInstance): void {
  const { db } = app.deps
  serve(app, calls.listMarketProducts, (ctx) => listMarketProducts(db, ctx.query, ctx.locale))
  serve(app, calls.listMarketCards, (ctx) => listMarketCards(db, ctx.query.ids ?? [], ctx.locale))
  serve(app, calls.readMarketProduct, (ctx) => readMarketProduct(db, ctx.params, ctx.locale))
  serve(app, calls.readMarketStoreProduct, (ctx) => readMarketProduct(db, ctx.params, ctx.locale))
  serve(app, calls.listMarketStores, (ctx) => listMarketStores(db, ctx.query, ctx.locale))
  serve(app, calls.readMarketStore, (ctx) => readMarketStore(db, ctx.params.slug, ctx.locale))
  serve(app, calls.readMarketDelivery, (ctx) => readMarketDelivery(db, ctx.params.slug, ctx.query, ctx.locale))
  serve(app, calls.listMarketCategories, (ctx) => marketCategories(db, ctx.locale))
  serve(app, facets.readMarketFacets, (ctx) => readMarketFacets(db, ctx.query, ctx.locale))
  serve(app, facets.readMarketSuggestions, (ctx) => readMarketSuggestions(db, ctx.query.q, ctx.locale))
  serve(app, calls.listMarketSections, (ctx) => marketSections(db, ctx.locale))
  serve(app, listSiteStoresCatgs, async (ctx) => siteStoresCatgs(ctx.db, ctx.query.q))
  serve(app, listStoreSubcategories, async (ctx) => storeSubcategories(ctx.db, ctx.query.category_id))
}
