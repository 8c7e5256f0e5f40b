import type { ListOptions } from '../kit/list/list-query.ts'
import type { AnyResource } from './any-resource.ts'

/** True if the rows have an order of their own, which is changed by dragging. */
export const isByPosition = ({ orderable, list }: AnyResource) => orderable && list.default_sort === 'position'

/** The options by which the list of a declared resource reads its address. */
export const getListOptions = (resource: AnyResource): ListOptions => ({
  defaultSort: resource.list.default_sort,
  filters: resource.translatable.length > 0 ? [...resource.list.filters, 'translation'] : resource.list.filters,
  // Rows that are ordered by dragging have to be on one page.
  ...(isByPosition(resource) ? { defaultPerPage: 100 } : {}),
})
