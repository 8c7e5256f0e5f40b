import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './carrier-figures.ts'

const call = declareCalls<typeof whole>()

export const readCarrierStatistics = call({ name: 'readCarrierStatistics', method: 'GET', path: '/admin/statistics/carriers' })
