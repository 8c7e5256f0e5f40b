import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './store-notifications.ts'

const call = declareCalls<typeof whole>()

export const listStoreNotifications = call({ name: 'listStoreNotifications', method: 'GET', path: '/store/notifications' })
export const countStoreNotifications = call({ name: 'countStoreNotifications', method: 'GET', path: '/store/notifications/count' })
export const readStoreNotification = call({ name: 'readStoreNotification', method: 'PUT', path: '/store/notifications/{id}' })
export const readAllStoreNotifications = call({ name: 'readAllStoreNotifications', method: 'PUT', path: '/store/notifications' })
export const updateFcmToken = call({ name: 'updateFcmToken', method: 'POST', path: '/store/profile/update-fcm-token' })
