import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './dues.ts'

const call = declareCalls<typeof whole>()

export const listDues = call({ name: 'listDues', method: 'GET', path: '/admin/dues' })
export const exportDues = call({ name: 'exportDues', method: 'GET', path: '/admin/dues/export' })
export const readUnbilled = call({ name: 'readUnbilled', method: 'GET', path: '/admin/dues/unbilled' })
export const readDue = call({ name: 'readDue', method: 'GET', path: '/admin/dues/{id}' })
export const raiseDue = call({ name: 'raiseDue', method: 'POST', path: '/admin/dues', idempotent: true })
export const editDue = call({ name: 'editDue', method: 'PUT', path: '/admin/dues/{id}' })
export const actOnDue = call({ name: 'actOnDue', method: 'POST', path: '/admin/dues/{id}/actions', idempotent: true })
export const listDueLines = call({ name: 'listDueLines', method: 'GET', path: '/admin/dues1' })
export const exportDueLines = call({ name: 'exportDueLines', method: 'GET', path: '/admin/dues1/export' })
export const readDueLine = call({ name: 'readDueLine', method: 'GET', path: '/admin/dues1/{id}' })
