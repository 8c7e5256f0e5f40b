import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './carrier-figures.ts'

const call = callsOf<typeof whole>()

export const readCarrierStatistics = call({ name: 'readCarrierStatistics', method: 'GET', path: '/admin/statistics/carriers' })
