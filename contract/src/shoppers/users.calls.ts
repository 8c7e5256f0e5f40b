import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './users.ts'

export const listUsers: Call<typeof whole.listUsers> = { name: 'listUsers', method: 'GET', path: '/admin/users' }
export const exportUsers: Call<typeof whole.exportUsers> = { name: 'exportUsers', method: 'GET', path: '/admin/users/export' }
export const readAdminUser: Call<typeof whole.readAdminUser> = { name: 'readAdminUser', method: 'GET', path: '/admin/users/{id}' }
export const createUser: Call<typeof whole.createUser> = { name: 'createUser', method: 'POST', path: '/admin/users' }
export const updateUser: Call<typeof whole.updateUser> = { name: 'updateUser', method: 'PUT', path: '/admin/users/{id}' }
export const blockUser: Call<typeof whole.blockUser> = { name: 'blockUser', method: 'POST', path: '/admin/users/{id}/block' }
export const unblockUser: Call<typeof whole.unblockUser> = { name: 'unblockUser', method: 'POST', path: '/admin/users/{id}/unblock' }
export const bulkUsers: Call<typeof whole.bulkUsers> = { name: 'bulkUsers', method: 'POST', path: '/admin/users/bulk' }
export const listUserNotes: Call<typeof whole.listUserNotes> = { name: 'listUserNotes', method: 'GET', path: '/admin/users/{id}/notes' }
export const addUserNote: Call<typeof whole.addUserNote> = { name: 'addUserNote', method: 'POST', path: '/admin/users/{id}/notes' }
