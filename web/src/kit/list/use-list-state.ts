import { getTabParam, rowsPerPage } from '@rahba/contract/kernel/list-page'
import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { rememberList } from './list-memory.ts'
import { type ListOptions, readListAddress } from './list-query.ts'

export const perPageChoices = [10, 20, 50, 100] as const

interface ListChange {
  page?: number
  per_page?: number
  sort?: string
  q?: string
  /** An empty text opens the list without a tab. */
  tab?: string
  /** An empty text removes a filter. */
  filters?: Record<string, string>
}

export interface ListState {
  page: number
  per_page: number
  sort: string
  q: string
  filters: Record<string, string>
  /** The open tab, empty for none. Clearing the filters does not change it. */
  tab: string
  /** True if the list has tabs. */
  tabbed: boolean
  defaultSort: string
  /** True if a search or filter narrows the list. */
  narrowed: boolean
  /** The query of the list endpoint. */
  query: Record<string, string | number>
  /** Changes the address. Anything but a change of page goes back to page 1. */
  change: (change: ListChange) => void
  /** Removes the search and the filters. */
  clear: () => void
  /** Opens the list as the menu does, without the parameters of the address. */
  reset: () => void
}

/** The state of a list, kept in the address with defaults left out, so that links carry it and back works. */
export function useListState({ defaultSort, filters: names = [], tabs, tabParam, defaultPerPage = rowsPerPage }: ListOptions): ListState {
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  const options = JSON.stringify({ defaultSort, defaultPerPage, filters: names, tabs, tabParam })
  const read = useMemo(() => {
    const address = readListAddress(JSON.parse(options), params)
    return { ...address, narrowed: address.q !== '' || Object.keys(address.filters).length > 0 }
  }, [params, options])
  const tabName = getTabParam(tabParam ? { tabParam } : {})

  const change = (to: ListChange) => {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        const put = (key: string, value: string | number | undefined, fallback: string | number) => {
          if (value === undefined) return
          if (value === fallback || value === '') next.delete(key)
          else next.set(key, String(value))
        }
        put('page', to.page ?? 1, 1)
        put('per_page', to.per_page, defaultPerPage)
        put('sort', to.sort, defaultSort)
        put('q', to.q, '')
        put(tabName, to.tab, '')
        for (const [name, value] of Object.entries(to.filters ?? {})) put(name, value, '')
        return next
      },
      // Typing must not fill the history, but a page or a filter is a step that "back" may undo.
      { replace: to.q !== undefined, preventScrollReset: true },
    )
  }
  const clear = () => change({ q: '', filters: Object.fromEntries(names.map((name) => [name, ''])) })
  const reset = () => setParams({}, { preventScrollReset: true })
  return { ...read, tabbed: tabs !== undefined, defaultSort, change, clear, reset }
}
