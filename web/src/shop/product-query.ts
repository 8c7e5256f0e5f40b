import { defaultSort, type MarketSort, marketSorts } from '@rahba/contract/catalog/market/market-sorts'

/** The number of products a page begins with, and the number that each step adds. */
const step = 24
/** Beyond this the list goes on by cursor, on a page of its own. */
const maxShown = 96

export interface ProductQuery {
  q: string
  sort: MarketSort
  shelf: string
  cursor: string
  show: number
}

const isSort = (value: string | null): value is MarketSort => marketSorts.some((sort) => sort === value)
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Reads the query of a store's address; parts nobody would have typed are left out. */
export function readProductQuery(search: URLSearchParams): ProductQuery {
  const sort = search.get('sort')
  const shelf = search.get('shelf') ?? ''
  const show = Number(search.get('show'))
  const q = (search.get('q') ?? '').trim().slice(0, 100)
  return {
    q,
    // Without a search nothing fits better than another.
    sort: isSort(sort) && (sort !== 'relevance' || q) ? sort : defaultSort(q),
    shelf: uuid.test(shelf) ? shelf : '',
    cursor: (search.get('cursor') ?? '').slice(0, 200),
    show: show % step === 0 && show >= step && show <= maxShown ? show : step,
  }
}

/** Another view of the page that is open. */
type View = '.' | `?${string}`

/** Returns the query as part of an address, with its question mark; a part with its usual value is left out. */
export function getSearch(next: ProductQuery): '' | `?${string}` {
  const search = new URLSearchParams()
  if (next.q) search.set('q', next.q)
  if (next.shelf) search.set('shelf', next.shelf)
  if (next.sort !== defaultSort(next.q)) search.set('sort', next.sort)
  if (next.cursor) search.set('cursor', next.cursor)
  if (next.show !== step) search.set('show', String(next.show))
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** The address of another view of the store's products. */
export const getAddress = (query: ProductQuery, change: Partial<ProductQuery>): View => getSearch({ ...query, ...change }) || '.'

/**
 * Returns the target of "show more": the same page with more on it, and a separate page once that would be too large. Null at the end.
 * @param write the address of the page with another part of the list
 */
export function getMore<Address>(
  { show: shown }: Pick<ProductQuery, 'show'>,
  next_cursor: string | null,
  write: (part: { show: number; cursor?: string }) => Address,
): { to: Address; same: boolean } | null {
  if (!next_cursor) return null
  const show = shown + step
  return show <= maxShown ? { to: write({ show }), same: true } : { to: write({ show: step, cursor: next_cursor }), same: false }
}

/** The city that the address of a page names, as it was typed; empty if it names none. */
export const readCity = (params: URLSearchParams): string => (params.get('city') ?? '').trim().slice(0, 60)
