import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './whole-log.ts'

export const listHistory: Call<typeof whole.listHistory> = { name: 'listHistory', method: 'GET', path: '/admin/history' }
export const exportHistory: Call<typeof whole.exportHistory> = { name: 'exportHistory', method: 'GET', path: '/admin/history/export' }
export const listHistoryActions: Call<typeof whole.listHistoryActions> = {
  name: 'listHistoryActions',
  method: 'GET',
  path: '/admin/history/actions',
}
