import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './admin-notifications.ts'

const call = declareCalls<typeof whole>()

export const listAdminNotifications = call({ name: 'listAdminNotifications', method: 'GET', path: '/admin/notifications' })
export const countAdminNotifications = call({ name: 'countAdminNotifications', method: 'GET', path: '/admin/notifications/count' })
export const readAdminNotification = call({ name: 'readAdminNotification', method: 'PUT', path: '/admin/notifications/{id}' })
export const readAllAdminNotifications = call({ name: 'readAllAdminNotifications', method: 'PUT', path: '/admin/notifications' })
