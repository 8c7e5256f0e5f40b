import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './search.ts'

const call = declareCalls<typeof whole>()

export const searchPlatform = call({ name: 'searchPlatform', method: 'GET', path: '/admin/search' })
export const searchStore = call({ name: 'searchStore', method: 'GET', path: '/store/search' })
