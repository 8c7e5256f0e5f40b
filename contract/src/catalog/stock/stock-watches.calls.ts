import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './stock-watches.ts'

const call = declareCalls<typeof whole>()

export const listStockWatches = call({ name: 'listStockWatches', method: 'GET', path: '/user/stock-watches' })
export const watchStock = call({ name: 'watchStock', method: 'PUT', path: '/user/stock-watches/{id}' })
export const unwatchStock = call({ name: 'unwatchStock', method: 'DELETE', path: '/user/stock-watches/{id}' })
