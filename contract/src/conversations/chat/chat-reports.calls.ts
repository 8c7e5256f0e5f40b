import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './chat-reports.ts'

const call = declareCalls<typeof whole>()

export const listReports = call({ name: 'listReports', method: 'GET', path: '/admin/chat-reports' })
export const exportReports = call({ name: 'exportReports', method: 'GET', path: '/admin/chat-reports/export' })
export const readReport = call({ name: 'readReport', method: 'GET', path: '/admin/chat-reports/{id}' })
export const actOnReport = call({ name: 'actOnReport', method: 'POST', path: '/admin/chat-reports/{id}/actions', idempotent: true })
