import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './paper-restriction.ts'

const call = declareCalls<typeof whole>()

export const extendPapers = call({ name: 'extendPapers', method: 'PUT', path: '/admin/stores/{id}/paper-restriction' })
export const liftPapers = call({ name: 'liftPapers', method: 'POST', path: '/admin/stores/{id}/paper-restriction/lift' })
