import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { searchQuery } from '../kernel/page.ts'
import { bilingualText } from '../kernel/shapes.ts'
import * as calls from './store-categories.calls.ts'

// Open to all: a merchant chooses them while registering, before there is a token.
const shared = { tags: ['categories'], access: { audience: 'public' }, owner: 'public' } as const

/** The marketplace's categories for a merchant's forms. */
export const listSiteStoresCatgs = endpoint({
  ...shared,
  ...calls.listSiteStoresCatgs,
  summary: 'List categories to choose from for a store',
  query: z.object({ q: searchQuery.optional() }),
  response: z.array(z.object({ id: z.uuid(), name: bilingualText, image: z.uuid().nullable() })),
})

export const listStoreSubcategories = endpoint({
  ...shared,
  ...calls.listStoreSubcategories,
  summary: 'List subcategories to choose from, of one category or of all',
  query: z.object({ category_id: z.uuid('uuid').optional() }),
  response: z.array(z.object({ id: z.uuid(), name: bilingualText, category_id: z.uuid(), image: z.uuid().nullable() })),
})
