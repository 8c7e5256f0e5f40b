import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './sessions.ts'

const call = declareCalls<typeof whole>()

export const listAdminSessions = call({ name: 'listAdminSessions', method: 'GET', path: '/admin/auth/sessions' })
export const endAdminSession = call({ name: 'endAdminSession', method: 'DELETE', path: '/admin/auth/sessions/{id}' })
export const endOtherAdminSessions = call({ name: 'endOtherAdminSessions', method: 'DELETE', path: '/admin/auth/sessions' })
export const listStoreSessions = call({ name: 'listStoreSessions', method: 'GET', path: '/store/auth/sessions' })
export const endStoreSession = call({ name: 'endStoreSession', method: 'DELETE', path: '/store/auth/sessions/{id}' })
export const endOtherStoreSessions = call({ name: 'endOtherStoreSessions', method: 'DELETE', path: '/store/auth/sessions' })
export const listUserSessions = call({ name: 'listUserSessions', method: 'GET', path: '/user/sessions' })
export const endUserSession = call({ name: 'endUserSession', method: 'DELETE', path: '/user/sessions/{id}' })
export const endOtherUserSessions = call({ name: 'endOtherUserSessions', method: 'DELETE', path: '/user/sessions' })
