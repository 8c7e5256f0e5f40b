/** The page of a list that an address names; the first one if it names none. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1
}
