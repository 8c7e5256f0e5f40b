import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './user-addresses.ts'

const call = declareCalls<typeof whole>()

export const listUserAddresses = call({ name: 'listUserAddresses', method: 'GET', path: '/admin/users/{id}/addresses' })
export const readUserAddress = call({ name: 'readUserAddress', method: 'GET', path: '/admin/users/{id}/addresses/{address_id}' })
export const createUserAddress = call({ name: 'createUserAddress', method: 'POST', path: '/admin/users/{id}/addresses' })
export const updateUserAddress = call({ name: 'updateUserAddress', method: 'PUT', path: '/admin/users/{id}/addresses/{address_id}' })
export const removeUserAddress = call({ name: 'removeUserAddress', method: 'DELETE', path: '/admin/users/{id}/addresses/{address_id}' })
