import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './broadcasts.ts'

const call = declareCalls<typeof whole>()

export const listBroadcasts = call({ name: 'listBroadcasts', method: 'GET', path: '/admin/notification-stores' })
export const exportBroadcasts = call({ name: 'exportBroadcasts', method: 'GET', path: '/admin/notification-stores/export' })
export const readBroadcastReach = call({ name: 'readBroadcastReach', method: 'GET', path: '/admin/notification-stores/reach' })
export const readBroadcast = call({ name: 'readBroadcast', method: 'GET', path: '/admin/notification-stores/{id}' })
export const listBroadcastRecipients = call({
  name: 'listBroadcastRecipients',
  method: 'GET',
  path: '/admin/notification-stores/{id}/recipients',
})
export const exportBroadcastRecipients = call({
  name: 'exportBroadcastRecipients',
  method: 'GET',
  path: '/admin/notification-stores/{id}/recipients/export',
})
export const createBroadcast = call({ name: 'createBroadcast', method: 'POST', path: '/admin/notification-stores', idempotent: true })
export const updateBroadcast = call({ name: 'updateBroadcast', method: 'PUT', path: '/admin/notification-stores/{id}' })
export const sendBroadcast = call({ name: 'sendBroadcast', method: 'POST', path: '/admin/notification-stores/{id}/send', idempotent: true })
export const resumeBroadcast = call({
  name: 'resumeBroadcast',
  method: 'POST',
  path: '/admin/notification-stores/{id}/resume',
  idempotent: true,
})
export const cancelBroadcast = call({ name: 'cancelBroadcast', method: 'POST', path: '/admin/notification-stores/{id}/cancel' })
export const removeBroadcast = call({ name: 'removeBroadcast', method: 'DELETE', path: '/admin/notification-stores/{id}' })
