import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { keepList } from './as-left.ts'

export const perPageChoices = [10, 20, 50, 100] as const

interface ListStateOptions {
  /** Sort when the address says none; `-created_at` is descending. */
  defaultSort: string
  /** Names of the filters, as the endpoint's query names them. */
  filters?: readonly string[]
  defaultPerPage?: number
}

interface ListChange {
  page?: number
  per_page?: number
  sort?: string
  q?: string
  /** An empty text takes a filter away. */
  filters?: Record<string, string>
}

export interface ListState {
  page: number
  per_page: number
  sort: string
  q: string
  filters: Record<string, string>
  defaultSort: string
  /** Whether a search or filter narrows the list. */
  narrowed: boolean
  /** What the list endpoint takes. */
  query: Record<string, string | number>
  /** Changes the address. Anything but a change of page goes back to page 1. */
  change: (change: ListChange) => void
  /** Takes search and filters away. */
  clear: () => void
  /** The list as it opens from the menu, whatever the address asked for. */
  reset: () => void
}

/** The state of a list, kept in the address with defaults left out, so that links carry it and back works. */
export function useListState({ defaultSort, filters: names = [], defaultPerPage = 20 }: ListStateOptions): ListState {
  const [params, setParams] = useSearchParams()
  const namesKey = names.join(',')
  const { pathname, search } = useLocation()
  useEffect(() => keepList(pathname, search), [pathname, search])

  const read = useMemo(() => {
    const number = (key: string, fallback: number) => {
      const value = Number(params.get(key))
      return Number.isInteger(value) && value > 0 ? value : fallback
    }
    const filters: Record<string, string> = {}
    for (const name of namesKey.split(',').filter(Boolean)) {
      const value = params.get(name)
      if (value) filters[name] = value
    }
    const q = params.get('q') ?? ''
    const state = {
      page: number('page', 1),
      per_page: Math.min(100, number('per_page', defaultPerPage)),
      sort: params.get('sort') ?? defaultSort,
      q,
      filters,
    }
    const query = { page: state.page, per_page: state.per_page, sort: state.sort, ...(q ? { q } : {}), ...filters }
    return { ...state, query, narrowed: q !== '' || Object.keys(filters).length > 0 }
  }, [params, namesKey, defaultSort, defaultPerPage])

  const change = ({ page, per_page, sort, q, filters }: ListChange) => {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        const put = (key: string, value: string | number | undefined, fallback: string | number) => {
          if (value === undefined) return
          if (value === fallback || value === '') next.delete(key)
          else next.set(key, String(value))
        }
        put('page', page ?? 1, 1)
        put('per_page', per_page, defaultPerPage)
        put('sort', sort, defaultSort)
        put('q', q, '')
        for (const [name, value] of Object.entries(filters ?? {})) put(name, value, '')
        return next
      },
      // typing must not fill the history; a page or a filter is a step back may undo
      { replace: q !== undefined, preventScrollReset: true },
    )
  }
  const clear = () => change({ q: '', filters: Object.fromEntries(names.map((name) => [name, ''])) })
  const reset = () => setParams({}, { preventScrollReset: true })
  return { ...read, defaultSort, change, clear, reset }
}
