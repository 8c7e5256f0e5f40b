import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './development-messages.ts'

const call = declareCalls<typeof whole>()

export const listDevelopments = call({ name: 'listDevelopments', method: 'GET', path: '/admin/development-messages' })
export const exportDevelopments = call({ name: 'exportDevelopments', method: 'GET', path: '/admin/development-messages/export' })
export const readDevelopment = call({ name: 'readDevelopment', method: 'GET', path: '/admin/development-messages/{id}' })
export const actOnDevelopment = call({
  name: 'actOnDevelopment',
  method: 'POST',
  path: '/admin/development-messages/{id}/actions',
  idempotent: true,
})
