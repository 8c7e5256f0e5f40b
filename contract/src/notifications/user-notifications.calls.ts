import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './user-notifications.ts'

const call = declareCalls<typeof whole>()

export const listUserNotifications = call({ name: 'listUserNotifications', method: 'GET', path: '/user/notifications' })
export const countUserNotifications = call({ name: 'countUserNotifications', method: 'GET', path: '/user/notifications/count' })
export const readUserNotification = call({ name: 'readUserNotification', method: 'PUT', path: '/user/notifications/{id}' })
export const readAllUserNotifications = call({ name: 'readAllUserNotifications', method: 'PUT', path: '/user/notifications' })
