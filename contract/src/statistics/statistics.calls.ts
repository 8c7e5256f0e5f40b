import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './statistics.ts'

const call = declareCalls<typeof whole>()

export const readStatistics = call({ name: 'readStatistics', method: 'GET', path: '/admin/statistics' })
export const splitStatistics = call({ name: 'splitStatistics', method: 'GET', path: '/admin/statistics/split' })
export const exportStatistics = call({ name: 'exportStatistics', method: 'GET', path: '/admin/statistics/export' })
export const listStoreTopProducts = call({ name: 'listStoreTopProducts', method: 'GET', path: '/admin/statistics/products' })
export const listPlatformTopProducts = call({ name: 'listPlatformTopProducts', method: 'GET', path: '/admin/statistics/market-products' })
export const exportStoreTopProducts = call({ name: 'exportStoreTopProducts', method: 'GET', path: '/admin/statistics/products/export' })
export const readStoreStatistics = call({ name: 'readStoreStatistics', method: 'GET', path: '/store/statistics' })
export const splitStoreStatistics = call({ name: 'splitStoreStatistics', method: 'GET', path: '/store/statistics/split' })
export const listTopProducts = call({ name: 'listTopProducts', method: 'GET', path: '/store/statistics/products' })
export const exportStoreStatistics = call({ name: 'exportStoreStatistics', method: 'GET', path: '/store/statistics/export' })
