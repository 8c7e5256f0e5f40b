export interface StoresQuery {
  q: string
  /** The slug of a category; empty for all. */
  category: string
  /** The id of a city, or its name as it was typed; empty for all. */
  city: string
  cursor: string | undefined
}

/** Reads the query of the stores' address; parts nobody would have typed are left out. */
export function readStoresQuery(search: URLSearchParams): StoresQuery {
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    category: (search.get('category') ?? '').slice(0, 120),
    city: (search.get('city') ?? '').trim().slice(0, 100),
    cursor: search.get('cursor')?.slice(0, 200) || undefined,
  }
}

/** The query as part of an address, with its question mark; empty without any part. */
export function getStoresSearch(query: StoresQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}
