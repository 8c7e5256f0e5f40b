import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './stock.ts'

const call = declareCalls<typeof whole>()

export const listStock = call({ name: 'listStock', method: 'GET', path: '/store/stock' })
export const exportStock = call({ name: 'exportStock', method: 'GET', path: '/store/stock/export' })
export const readStockSettings = call({ name: 'readStockSettings', method: 'GET', path: '/store/stock/settings' })
export const saveStockSettings = call({ name: 'saveStockSettings', method: 'PUT', path: '/store/stock/settings' })
export const adjustStock = call({ name: 'adjustStock', method: 'POST', path: '/store/stock/adjustments', idempotent: true })
export const transferStock = call({ name: 'transferStock', method: 'POST', path: '/store/stock/transfers', idempotent: true })
export const listStockMovements = call({ name: 'listStockMovements', method: 'GET', path: '/store/stock/movements' })
export const exportStockMovements = call({ name: 'exportStockMovements', method: 'GET', path: '/store/stock/movements/export' })
