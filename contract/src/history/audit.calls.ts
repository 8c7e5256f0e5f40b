import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './audit.ts'

const call = declareCalls<typeof whole>()

export const listAudit = call({ name: 'listAudit', method: 'GET', path: '/admin/audit' })
