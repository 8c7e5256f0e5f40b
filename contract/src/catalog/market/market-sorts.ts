/** The orders shoppers may put products in. It has its own file, so that a page's own address doesn't load the schema library. */
export const marketSorts = ['relevance', 'newest', 'price', '-price', 'best_selling'] as const
export type MarketSort = (typeof marketSorts)[number]

/** The default order: the best match for a search, the newest first otherwise. */
export const defaultSort = (q: string | undefined): MarketSort => (q?.trim() ? 'relevance' : 'newest')
