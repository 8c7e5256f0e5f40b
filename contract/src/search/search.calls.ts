import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './search.ts'

export const searchPlatform: Call<typeof whole.searchPlatform> = { name: 'searchPlatform', method: 'GET', path: '/admin/search' }
export const searchStore: Call<typeof whole.searchStore> = { name: 'searchStore', method: 'GET', path: '/store/search' }
