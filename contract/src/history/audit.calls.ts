import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './audit.ts'

const call = callsOf<typeof whole>()

export const listAudit = call({ name: 'listAudit', method: 'GET', path: '/admin/audit' })
