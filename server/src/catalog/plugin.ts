import { categories } from '@rahba/contract/catalog/categories'
import { subcategories } from '@rahba/contract/catalog/subcategories'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { mountAdminCatalog } from './admin-routes.ts'
import { categories as categoriesTable, subcategories as subcategoriesTable } from './category-table.ts'
import { mountMarket } from './market-routes.ts'
import { mountStoreCatalog } from './store-routes.ts'

export function mountCatalog(app: FastifyInstance): void {
  crud(app, categories, categoriesTable)
  crud(app, subcategories, subcategoriesTable)
  mountStoreCatalog(app)
  mountAdminCatalog(app)
  mountMarket(app)
}
