import { filtersIn, findOpenTab, type ListPlace, rowsPerPage, tabQuery } from '@rahba/contract/kernel/list-page'

/** The page as it is declared for the links to it, or the same said on the spot. */
export interface ListOptions extends Partial<Pick<ListPlace, 'filters' | 'tabs' | 'tabParam'>> {
  /** Sort when the address says none; `-created_at` is descending. Empty for a list whose call takes no sort. */
  defaultSort: string
  defaultPerPage?: number
}

/** The address's state of a list. `query` is the input of its call: the page shows it, and a loader reads it before the page is there. */
export function readListAddress(
  { defaultSort, defaultPerPage = rowsPerPage, filters: names = [], tabs, tabParam }: ListOptions,
  params: URLSearchParams,
) {
  const number = (key: string, fallback: number) => {
    const value = Number(params.get(key))
    return Number.isInteger(value) && value > 0 ? value : fallback
  }
  const tab = findOpenTab({ ...(tabs ? { tabs } : {}), ...(tabParam ? { tabParam } : {}) }, params)
  const filters = filtersIn(names, params)
  const q = params.get('q') ?? ''
  const page = number('page', 1)
  const per_page = Math.min(100, number('per_page', defaultPerPage))
  const sort = params.get('sort') ?? defaultSort
  const query: Record<string, string | number> = {
    page,
    per_page,
    ...(defaultSort ? { sort } : {}),
    ...(q ? { q } : {}),
    ...filters,
    ...tabQuery({ ...(tabs ? { tabs } : {}) }, tab),
  }
  return { page, per_page, sort, q, filters, tab, query }
}
