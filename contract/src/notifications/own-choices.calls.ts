import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './own-choices.ts'

const call = declareCalls<typeof whole>()

export const readStoreChoices = call({ name: 'readStoreChoices', method: 'GET', path: '/store/notification-choices' })
export const saveStoreChoices = call({ name: 'saveStoreChoices', method: 'PUT', path: '/store/notification-choices' })
export const removeStoreDevice = call({ name: 'removeStoreDevice', method: 'POST', path: '/store/profile/forget-device' })
export const readAdminChoices = call({ name: 'readAdminChoices', method: 'GET', path: '/admin/notification-choices' })
export const saveAdminChoices = call({ name: 'saveAdminChoices', method: 'PUT', path: '/admin/notification-choices' })
export const rememberAdminDevice = call({ name: 'rememberAdminDevice', method: 'POST', path: '/admin/devices' })
export const removeAdminDevice = call({ name: 'removeAdminDevice', method: 'POST', path: '/admin/devices/forget' })
export const readPushKey = call({ name: 'readPushKey', method: 'GET', path: '/push-key' })
export const readUserChoices = call({ name: 'readUserChoices', method: 'GET', path: '/user/notification-choices' })
export const saveUserChoices = call({ name: 'saveUserChoices', method: 'PUT', path: '/user/notification-choices' })
