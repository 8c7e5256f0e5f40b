import type { ListOptions } from '../kit/list/list-query.ts'
import type { AnyResource } from './any-resource.ts'

/** Whether the rows stand in an order of their own, which is changed by dragging. */
export const isByPosition = ({ orderable, list }: AnyResource) => orderable && list.default_sort === 'position'

/** What the list of a declared resource reads from its address. */
export const listOptionsOf = (resource: AnyResource): ListOptions => ({
  defaultSort: resource.list.default_sort,
  filters: resource.translatable.length > 0 ? [...resource.list.filters, 'translation'] : resource.list.filters,
  // what is ordered by dragging has to be on one page
  ...(isByPosition(resource) ? { defaultPerPage: 100 } : {}),
})
