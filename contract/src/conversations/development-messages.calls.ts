import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './development-messages.ts'

export const listDevelopments: Call<typeof whole.listDevelopments> = {
  name: 'listDevelopments',
  method: 'GET',
  path: '/admin/development-messages',
}
export const exportDevelopments: Call<typeof whole.exportDevelopments> = {
  name: 'exportDevelopments',
  method: 'GET',
  path: '/admin/development-messages/export',
}
export const readDevelopment: Call<typeof whole.readDevelopment> = {
  name: 'readDevelopment',
  method: 'GET',
  path: '/admin/development-messages/{id}',
}
export const actOnDevelopment: Call<typeof whole.actOnDevelopment> = {
  name: 'actOnDevelopment',
  method: 'POST',
  path: '/admin/development-messages/{id}/actions',
  idempotent: true,
}
