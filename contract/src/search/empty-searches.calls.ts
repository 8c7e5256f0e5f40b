import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './empty-searches.ts'

const call = declareCalls<typeof whole>()

export const listEmptySearches = call({ name: 'listEmptySearches', method: 'GET', path: '/admin/empty-searches' })
export const linkEmptySearch = call({ name: 'linkEmptySearch', method: 'POST', path: '/admin/empty-searches/{id}/synonyms' })
export const removeEmptySearch = call({ name: 'removeEmptySearch', method: 'DELETE', path: '/admin/empty-searches/{id}' })
