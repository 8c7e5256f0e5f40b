import type { FastifyInstance } from 'fastify'
import { mountFavourites } from './favourites/mount-favourites.ts'
import { mountAdminCatalog } from './mount-admin-catalog.ts'
import { mountImports } from './mount-imports.ts'
import { mountMarket } from './mount-market.ts'
import { mountStoreCatalog } from './mount-store-catalog.ts'
import { mountOffers } from './offers/mount-offers.ts'
import { mountSections } from './sections/mount-sections.ts'
import { mountStock } from './stock/mount-stock.ts'
import { mountStockWatches } from './stock/watch-stock.ts'

/** Sections, products, shelves and additional fields, imports, and the market that shoppers see. */
export async function mountCatalog(app: FastifyInstance): Promise<void> {
  mountSections(app)
  await mountImports(app)
  mountOffers(app)
  mountStoreCatalog(app)
  mountAdminCatalog(app)
  mountMarket(app)
  mountStock(app)
  mountStockWatches(app)
  mountFavourites(app)
}
