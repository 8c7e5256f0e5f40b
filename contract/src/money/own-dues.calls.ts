import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './own-dues.ts'

export const listOwnDues: Call<typeof whole.listOwnDues> = { name: 'listOwnDues', method: 'GET', path: '/store/dues' }
export const exportOwnDues: Call<typeof whole.exportOwnDues> = { name: 'exportOwnDues', method: 'GET', path: '/store/dues/export' }
export const dueTerms: Call<typeof whole.dueTerms> = { name: 'dueTerms', method: 'GET', path: '/store/dues/terms' }
export const readOwnDue: Call<typeof whole.readOwnDue> = { name: 'readOwnDue', method: 'GET', path: '/store/dues/{id}' }
export const listOwnDueLines: Call<typeof whole.listOwnDueLines> = {
  name: 'listOwnDueLines',
  method: 'GET',
  path: '/store/dues/{id}/lines',
}
export const exportOwnDueLines: Call<typeof whole.exportOwnDueLines> = {
  name: 'exportOwnDueLines',
  method: 'GET',
  path: '/store/dues/{id}/lines/export',
}
export const claimDue: Call<typeof whole.claimDue> = { name: 'claimDue', method: 'POST', path: '/store/dues/{id}/claim', idempotent: true }
export const offsetOwnDue: Call<typeof whole.offsetOwnDue> = {
  name: 'offsetOwnDue',
  method: 'POST',
  path: '/store/dues/{id}/offset',
  idempotent: true,
}
