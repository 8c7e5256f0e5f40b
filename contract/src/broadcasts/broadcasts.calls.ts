import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './broadcasts.ts'

export const listBroadcasts: Call<typeof whole.listBroadcasts> = {
  name: 'listBroadcasts',
  method: 'GET',
  path: '/admin/notification-stores',
}
export const exportBroadcasts: Call<typeof whole.exportBroadcasts> = {
  name: 'exportBroadcasts',
  method: 'GET',
  path: '/admin/notification-stores/export',
}
export const readBroadcastReach: Call<typeof whole.readBroadcastReach> = {
  name: 'readBroadcastReach',
  method: 'GET',
  path: '/admin/notification-stores/reach',
}
export const readBroadcast: Call<typeof whole.readBroadcast> = {
  name: 'readBroadcast',
  method: 'GET',
  path: '/admin/notification-stores/{id}',
}
export const listBroadcastRecipients: Call<typeof whole.listBroadcastRecipients> = {
  name: 'listBroadcastRecipients',
  method: 'GET',
  path: '/admin/notification-stores/{id}/recipients',
}
export const exportBroadcastRecipients: Call<typeof whole.exportBroadcastRecipients> = {
  name: 'exportBroadcastRecipients',
  method: 'GET',
  path: '/admin/notification-stores/{id}/recipients/export',
}
export const createBroadcast: Call<typeof whole.createBroadcast> = {
  name: 'createBroadcast',
  method: 'POST',
  path: '/admin/notification-stores',
  idempotent: true,
}
export const updateBroadcast: Call<typeof whole.updateBroadcast> = {
  name: 'updateBroadcast',
  method: 'PUT',
  path: '/admin/notification-stores/{id}',
}
export const sendBroadcast: Call<typeof whole.sendBroadcast> = {
  name: 'sendBroadcast',
  method: 'POST',
  path: '/admin/notification-stores/{id}/send',
  idempotent: true,
}
export const resumeBroadcast: Call<typeof whole.resumeBroadcast> = {
  name: 'resumeBroadcast',
  method: 'POST',
  path: '/admin/notification-stores/{id}/resume',
  idempotent: true,
}
export const cancelBroadcast: Call<typeof whole.cancelBroadcast> = {
  name: 'cancelBroadcast',
  method: 'POST',
  path: '/admin/notification-stores/{id}/cancel',
}
export const removeBroadcast: Call<typeof whole.removeBroadcast> = {
  name: 'removeBroadcast',
  method: 'DELETE',
  path: '/admin/notification-stores/{id}',
}
