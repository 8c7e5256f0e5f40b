import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { searchQuery } from '../kernel/page.ts'
import { bilingualText } from '../kernel/shapes.ts'
import * as calls from './search.calls.ts'
import { minSearchLetters } from './search-limits.ts'

/** The most records of each kind it answers with. */
export const hitsPerKind = 5

const query = z.object({ q: searchQuery.min(minSearchLetters) })
const product = { id: z.uuid(), name: bilingualText }

export const searchPlatform = endpoint({
  ...calls.searchPlatform,
  summary:
    "Search orders by number, stores, products and customers. Returns the newest five of each kind, and none of a kind the caller can't read",
  tags: ['search'],
  // Each kind needs its own key.
  access: { audience: 'admin', permissions: [] },
  owner: 'platform',
  query,
  response: z.object({
    orders: z.array(z.object({ id: z.uuid(), number: z.int(), store: bilingualText })),
    stores: z.array(z.object({ id: z.uuid(), name: bilingualText })),
    products: z.array(z.object({ ...product, store: bilingualText })),
    users: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), phone: z.string() })),
  }),
})

export const searchStore = endpoint({
  ...calls.searchStore,
  summary: "Search the store's own orders and products. Returns the newest five of each kind, and none of a kind the caller can't read",
  tags: ['search'],
  access: { audience: 'store' },
  owner: 'store',
  query,
  response: z.object({
    orders: z.array(z.object({ id: z.uuid(), number: z.int(), name: z.string().nullable() })),
    products: z.array(z.object(product)),
  }),
})
