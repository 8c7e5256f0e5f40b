import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './own-development-messages.ts'

export const listOwnDevelopments: Call<typeof whole.listOwnDevelopments> = {
  name: 'listOwnDevelopments',
  method: 'GET',
  path: '/store/development-messages',
}
export const exportOwnDevelopments: Call<typeof whole.exportOwnDevelopments> = {
  name: 'exportOwnDevelopments',
  method: 'GET',
  path: '/store/development-messages/export',
}
export const readOwnDevelopment: Call<typeof whole.readOwnDevelopment> = {
  name: 'readOwnDevelopment',
  method: 'GET',
  path: '/store/development-messages/{id}',
}
export const openDevelopment: Call<typeof whole.openDevelopment> = {
  name: 'openDevelopment',
  method: 'POST',
  path: '/store/development-messages',
  idempotent: true,
}
export const answerDevelopment: Call<typeof whole.answerDevelopment> = {
  name: 'answerDevelopment',
  method: 'POST',
  path: '/store/development-messages/{id}/replies',
  idempotent: true,
}
