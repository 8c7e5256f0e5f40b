import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './commission.ts'

const call = callsOf<typeof whole>()

export const setCommission = call({ name: 'setCommission', method: 'PUT', path: '/admin/stores/{id}/commission' })
