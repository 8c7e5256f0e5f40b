import { categories } from '@rahba/contract/catalog/categories'
import { subcategories } from '@rahba/contract/catalog/subcategories'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { categories as categoriesTable, subcategories as subcategoriesTable } from './category-table.ts'
import { mountAdminCatalog } from './mount-admin-catalog.ts'
import { mountImports } from './mount-imports.ts'
import { mountMarket } from './mount-market.ts'
import { mountStoreCatalog } from './mount-store-catalog.ts'
import { mountOffers } from './offers/mount-offers.ts'
import { mountSections } from './sections/mount-sections.ts'

/** Categories, sections, products, shelves and additional fields, imports, and the market that shoppers see. */
export async function mountCatalog(app: FastifyInstance): Promise<void> {
  crud(app, categories, categoriesTable)
  crud(app, subcategories, subcategoriesTable)
  mountSections(app)
  await mountImports(app)
  mountOffers(app)
  mountStoreCatalog(app)
  mountAdminCatalog(app)
  mountMarket(app)
}
