import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './own-dues.ts'

const call = declareCalls<typeof whole>()

export const listOwnDues = call({ name: 'listOwnDues', method: 'GET', path: '/store/dues' })
export const exportOwnDues = call({ name: 'exportOwnDues', method: 'GET', path: '/store/dues/export' })
export const dueTerms = call({ name: 'dueTerms', method: 'GET', path: '/store/dues/terms' })
export const readOwnDue = call({ name: 'readOwnDue', method: 'GET', path: '/store/dues/{id}' })
export const listOwnDueLines = call({ name: 'listOwnDueLines', method: 'GET', path: '/store/dues/{id}/lines' })
export const exportOwnDueLines = call({ name: 'exportOwnDueLines', method: 'GET', path: '/store/dues/{id}/lines/export' })
export const claimDue = call({ name: 'claimDue', method: 'POST', path: '/store/dues/{id}/claim', idempotent: true })
export const offsetOwnDue = call({ name: 'offsetOwnDue', method: 'POST', path: '/store/dues/{id}/offset', idempotent: true })
