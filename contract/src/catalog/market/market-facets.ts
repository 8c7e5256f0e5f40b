import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { searchQuery } from '../../kernel/page.ts'
import { marketProductCard } from './market.ts'
import * as calls from './market-facets.calls.ts'
import { marketFilterLabels, marketFilters } from './market-filters.ts'

const shared = { tags: ['market'], access: { audience: 'public' }, owner: 'public', labels: marketFilterLabels } as const
const count = z.int()
const counted = z.object({ id: z.uuid(), slug: z.string(), name: z.string(), count })

export const marketFacets = z.object({
  /** Products that pass all filters, counted to 1,000. */
  total: count,
  total_capped: z.boolean(),
  /** True if there are too many products to count them all, so that every count says "at least". */
  capped: z.boolean(),
  /** Categories, if none is chosen; empty otherwise. Values without a product are left out here and below, the most products come first. */
  categories: z.array(counted),
  /** Subcategories of the chosen category; empty if none is chosen. */
  subcategories: z.array(counted),
  /** Halalas, as shown; null if nothing is left. */
  price: z.object({ min: z.int(), max: z.int() }).nullable(),
  stores: z.array(counted),
  brands: z.array(z.object({ name: z.string(), count })),
  made_in: z.array(z.object({ code: z.string(), count })),
  on_offer: count,
  in_stock: count,
})
export type MarketFacets = z.output<typeof marketFacets>

export const readMarketFacets = endpoint({
  ...shared,
  ...calls.readMarketFacets,
  summary: 'Count the products on sale by the values of each filter, under all other filters',
  query: z.object(marketFilters),
  response: marketFacets,
})

/** The most suggestions of each kind. */
export const maxSuggested = { products: 5, categories: 3, stores: 3 }

export const marketSuggestions = z.object({
  products: z.array(marketProductCard.pick({ id: true, name: true, slug: true, store_slug: true, image: true, final_price: true })),
  /** Categories and subcategories. */
  categories: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      slug: z.string(),
      /** The slug of the category that a subcategory belongs to; null for a category. */
      parent_slug: z.string().nullable(),
    }),
  ),
  stores: z.array(z.object({ id: z.uuid(), name: z.string(), slug: z.string(), logo: z.uuid().nullable() })),
})
export type MarketSuggestions = z.output<typeof marketSuggestions>

export const readMarketSuggestions = endpoint({
  ...shared,
  ...calls.readMarketSuggestions,
  summary: 'Suggest products, categories and stores for the beginning of a search. Nothing of it is kept',
  query: z.object({ q: searchQuery.min(1) }),
  response: marketSuggestions,
  // One mobile network can share an address among many shoppers.
  limits: [{ by: 'ip', points: 600, seconds: 60 }],
})
