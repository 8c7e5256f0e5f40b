import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './dues.ts'

export const listDues: Call<typeof whole.listDues> = { name: 'listDues', method: 'GET', path: '/admin/dues' }
export const exportDues: Call<typeof whole.exportDues> = { name: 'exportDues', method: 'GET', path: '/admin/dues/export' }
export const readUnbilled: Call<typeof whole.readUnbilled> = { name: 'readUnbilled', method: 'GET', path: '/admin/dues/unbilled' }
export const readDue: Call<typeof whole.readDue> = { name: 'readDue', method: 'GET', path: '/admin/dues/{id}' }
export const raiseDue: Call<typeof whole.raiseDue> = { name: 'raiseDue', method: 'POST', path: '/admin/dues', idempotent: true }
export const editDue: Call<typeof whole.editDue> = { name: 'editDue', method: 'PUT', path: '/admin/dues/{id}' }
export const actOnDue: Call<typeof whole.actOnDue> = {
  name: 'actOnDue',
  method: 'POST',
  path: '/admin/dues/{id}/actions',
  idempotent: true,
}
export const listDueLines: Call<typeof whole.listDueLines> = { name: 'listDueLines', method: 'GET', path: '/admin/dues1' }
export const exportDueLines: Call<typeof whole.exportDueLines> = { name: 'exportDueLines', method: 'GET', path: '/admin/dues1/export' }
export const readDueLine: Call<typeof whole.readDueLine> = { name: 'readDueLine', method: 'GET', path: '/admin/dues1/{id}' }
