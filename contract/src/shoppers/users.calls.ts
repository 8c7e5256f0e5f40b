import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './users.ts'

const call = declareCalls<typeof whole>()

export const listUsers = call({ name: 'listUsers', method: 'GET', path: '/admin/users' })
export const exportUsers = call({ name: 'exportUsers', method: 'GET', path: '/admin/users/export' })
export const readAdminUser = call({ name: 'readAdminUser', method: 'GET', path: '/admin/users/{id}' })
export const createUser = call({ name: 'createUser', method: 'POST', path: '/admin/users' })
export const updateUser = call({ name: 'updateUser', method: 'PUT', path: '/admin/users/{id}' })
export const blockUser = call({ name: 'blockUser', method: 'POST', path: '/admin/users/{id}/block' })
export const unblockUser = call({ name: 'unblockUser', method: 'POST', path: '/admin/users/{id}/unblock' })
export const deleteUser = call({ name: 'deleteUser', method: 'POST', path: '/admin/users/{id}/delete' })
export const bulkUsers = call({ name: 'bulkUsers', method: 'POST', path: '/admin/users/bulk' })
export const listUserNotes = call({ name: 'listUserNotes', method: 'GET', path: '/admin/users/{id}/notes' })
export const addUserNote = call({ name: 'addUserNote', method: 'POST', path: '/admin/users/{id}/notes' })
