import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './chat-reports.ts'

export const listReports: Call<typeof whole.listReports> = { name: 'listReports', method: 'GET', path: '/admin/chat-reports' }
export const exportReports: Call<typeof whole.exportReports> = { name: 'exportReports', method: 'GET', path: '/admin/chat-reports/export' }
export const readReport: Call<typeof whole.readReport> = { name: 'readReport', method: 'GET', path: '/admin/chat-reports/{id}' }
export const actOnReport: Call<typeof whole.actOnReport> = {
  name: 'actOnReport',
  method: 'POST',
  path: '/admin/chat-reports/{id}/actions',
  idempotent: true,
}
