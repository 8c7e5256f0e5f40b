import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './own-choices.ts'

export const readStoreChoices: Call<typeof whole.readStoreChoices> = {
  name: 'readStoreChoices',
  method: 'GET',
  path: '/store/notification-choices',
}
export const saveStoreChoices: Call<typeof whole.saveStoreChoices> = {
  name: 'saveStoreChoices',
  method: 'PUT',
  path: '/store/notification-choices',
}
export const forgetStoreDevice: Call<typeof whole.forgetStoreDevice> = {
  name: 'forgetStoreDevice',
  method: 'POST',
  path: '/store/profile/forget-device',
}
export const readAdminChoices: Call<typeof whole.readAdminChoices> = {
  name: 'readAdminChoices',
  method: 'GET',
  path: '/admin/notification-choices',
}
export const saveAdminChoices: Call<typeof whole.saveAdminChoices> = {
  name: 'saveAdminChoices',
  method: 'PUT',
  path: '/admin/notification-choices',
}
export const rememberAdminDevice: Call<typeof whole.rememberAdminDevice> = {
  name: 'rememberAdminDevice',
  method: 'POST',
  path: '/admin/devices',
}
export const forgetAdminDevice: Call<typeof whole.forgetAdminDevice> = {
  name: 'forgetAdminDevice',
  method: 'POST',
  path: '/admin/devices/forget',
}
export const readPushKey: Call<typeof whole.readPushKey> = { name: 'readPushKey', method: 'GET', path: '/push-key' }
