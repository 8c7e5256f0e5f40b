import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './carrier-figures.ts'

export const readCarrierStatistics: Call<typeof whole.readCarrierStatistics> = {
  name: 'readCarrierStatistics',
  method: 'GET',
  path: '/admin/statistics/carriers',
}
