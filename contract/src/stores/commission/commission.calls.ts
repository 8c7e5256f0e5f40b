import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './commission.ts'

const call = declareCalls<typeof whole>()

export const setCommission = call({ name: 'setCommission', method: 'PUT', path: '/admin/stores/{id}/commission' })
