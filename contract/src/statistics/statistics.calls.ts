import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './statistics.ts'

export const readStatistics: Call<typeof whole.readStatistics> = { name: 'readStatistics', method: 'GET', path: '/admin/statistics' }
export const splitStatistics: Call<typeof whole.splitStatistics> = {
  name: 'splitStatistics',
  method: 'GET',
  path: '/admin/statistics/split',
}
export const exportStatistics: Call<typeof whole.exportStatistics> = {
  name: 'exportStatistics',
  method: 'GET',
  path: '/admin/statistics/export',
}
export const readStoreStatistics: Call<typeof whole.readStoreStatistics> = {
  name: 'readStoreStatistics',
  method: 'GET',
  path: '/store/statistics',
}
export const splitStoreStatistics: Call<typeof whole.splitStoreStatistics> = {
  name: 'splitStoreStatistics',
  method: 'GET',
  path: '/store/statistics/split',
}
export const listTopProducts: Call<typeof whole.listTopProducts> = {
  name: 'listTopProducts',
  method: 'GET',
  path: '/store/statistics/products',
}
export const exportStoreStatistics: Call<typeof whole.exportStoreStatistics> = {
  name: 'exportStoreStatistics',
  method: 'GET',
  path: '/store/statistics/export',
}
