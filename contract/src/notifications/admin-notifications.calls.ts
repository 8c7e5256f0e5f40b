import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './admin-notifications.ts'

export const listAdminNotifications: Call<typeof whole.listAdminNotifications> = {
  name: 'listAdminNotifications',
  method: 'GET',
  path: '/admin/notifications',
}
export const countAdminNotifications: Call<typeof whole.countAdminNotifications> = {
  name: 'countAdminNotifications',
  method: 'GET',
  path: '/admin/notifications/count',
}
export const readAdminNotification: Call<typeof whole.readAdminNotification> = {
  name: 'readAdminNotification',
  method: 'PUT',
  path: '/admin/notifications/{id}',
}
export const readAllAdminNotifications: Call<typeof whole.readAllAdminNotifications> = {
  name: 'readAllAdminNotifications',
  method: 'PUT',
  path: '/admin/notifications',
}
