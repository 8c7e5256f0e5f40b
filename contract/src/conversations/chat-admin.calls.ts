import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './chat-admin.ts'

export const readAdminChat: Call<typeof whole.readAdminChat> = { name: 'readAdminChat', method: 'GET', path: '/admin/chat/{id}' }
export const listAdminMessages: Call<typeof whole.listAdminMessages> = {
  name: 'listAdminMessages',
  method: 'GET',
  path: '/admin/chat/{id}/messages',
}
