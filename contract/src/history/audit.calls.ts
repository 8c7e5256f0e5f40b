import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './audit.ts'

export const listAudit: Call<typeof whole.listAudit> = { name: 'listAudit', method: 'GET', path: '/admin/audit' }
