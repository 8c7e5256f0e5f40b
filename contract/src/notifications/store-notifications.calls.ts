import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './store-notifications.ts'

export const listStoreNotifications: Call<typeof whole.listStoreNotifications> = {
  name: 'listStoreNotifications',
  method: 'GET',
  path: '/store/notifications',
}
export const countStoreNotifications: Call<typeof whole.countStoreNotifications> = {
  name: 'countStoreNotifications',
  method: 'GET',
  path: '/store/notifications/count',
}
export const readStoreNotification: Call<typeof whole.readStoreNotification> = {
  name: 'readStoreNotification',
  method: 'PUT',
  path: '/store/notifications/{id}',
}
export const readAllStoreNotifications: Call<typeof whole.readAllStoreNotifications> = {
  name: 'readAllStoreNotifications',
  method: 'PUT',
  path: '/store/notifications',
}
export const updateFcmToken: Call<typeof whole.updateFcmToken> = {
  name: 'updateFcmToken',
  method: 'POST',
  path: '/store/profile/update-fcm-token',
}
