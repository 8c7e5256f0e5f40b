import { listPage } from '../kernel/list-page.ts'
import type { listEmptySearches } from './empty-searches.ts'

export const emptySearchesPage = listPage<typeof listEmptySearches>()({
  path: '/dashboard/empty-searches',
  call: '/admin/empty-searches',
  defaultSort: '-times',
  filters: [],
})
