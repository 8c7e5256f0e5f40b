import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { getViewCalls, type View } from '../../api/views.ts'
import type { ListState } from './use-list-state.ts'

/** The part of a list's columns that a view keeps. */
interface ColumnChoice {
  chosen: string[] | null
  choose: (keys: string[] | null) => void
}

/** The query that a view saved now would bring back. */
const toQuery = (list: ListState, columns: ColumnChoice): View['query'] => ({
  ...(list.q ? { q: list.q } : {}),
  ...(list.tabbed ? { tab: list.tab } : {}),
  ...(list.sort === list.defaultSort ? {} : { sort: list.sort }),
  filters: list.filters,
  columns: columns.chosen,
})

const sorted = (filters: Record<string, string>) => JSON.stringify(Object.entries(filters).toSorted())

/** True if the list's state is that of the view. Columns count only if the view has some. */
function isCurrentView(query: View['query'], now: View['query']): boolean {
  const sameColumns = !query.columns || query.columns.join() === now.columns?.join()
  const sameRows = (query.q ?? '') === (now.q ?? '') && query.tab === now.tab && sorted(query.filters) === sorted(now.filters)
  return sameRows && query.sort === now.sort && sameColumns
}

/**
 * The saved views of the list `name`, which one it shows, and applying one. A list opened without a query opens with its reader's default
 * view.
 */
export function useViews(name: string, list: ListState, columns: ColumnChoice) {
  const { pathname } = useLocation()
  const { calls, isSaved } = getViewCalls(pathname)
  const found = useCall(calls.list, { query: { list: name } }, { enabled: isSaved, silent: true, staleTime: 60_000 })
  // While another list's answer is the placeholder, this list has none.
  const answer = found.isPlaceholderData ? undefined : found.data
  const views = answer?.views ?? []
  const now = toQuery(list, columns)
  const current = views.find((view) => isCurrentView(view.query, now))

  const apply = ({ query }: View) => {
    const none = Object.fromEntries(Object.keys(list.filters).map((key) => [key, '']))
    list.change({
      q: query.q ?? '',
      ...(query.tab === undefined ? {} : { tab: query.tab }),
      sort: query.sort ?? list.defaultSort,
      filters: { ...none, ...query.filters },
    })
    if (query.columns) columns.choose(query.columns)
  }

  const opened = useRef('')
  const defaultView = views.find(({ id }) => id === answer?.default_id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views are there
  useEffect(() => {
    if (opened.current === name || !answer) return
    opened.current = name
    if (defaultView && !list.narrowed && !list.tab && list.page === 1 && list.sort === list.defaultSort) apply(defaultView)
  }, [answer])

  return { name, calls, kept: isSaved, views, current, default_id: answer?.default_id ?? null, apply, now }
}

export type Views = ReturnType<typeof useViews>
