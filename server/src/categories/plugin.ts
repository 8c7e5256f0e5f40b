import { categories } from '@rahba/contract/categories/categories'
import { subcategories } from '@rahba/contract/categories/subcategories'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { categories as categoriesTable, subcategories as subcategoriesTable } from './table.ts'

/** The marketplace's own categories, which stores and products name. */
export function mountCategories(app: FastifyInstance): void {
  crud(app, categories, categoriesTable)
  crud(app, subcategories, subcategoriesTable)
}
