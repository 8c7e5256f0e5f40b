import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './user-addresses.ts'

export const listUserAddresses: Call<typeof whole.listUserAddresses> = {
  name: 'listUserAddresses',
  method: 'GET',
  path: '/admin/users/{id}/addresses',
}
export const readUserAddress: Call<typeof whole.readUserAddress> = {
  name: 'readUserAddress',
  method: 'GET',
  path: '/admin/users/{id}/addresses/{address_id}',
}
export const createUserAddress: Call<typeof whole.createUserAddress> = {
  name: 'createUserAddress',
  method: 'POST',
  path: '/admin/users/{id}/addresses',
}
export const updateUserAddress: Call<typeof whole.updateUserAddress> = {
  name: 'updateUserAddress',
  method: 'PUT',
  path: '/admin/users/{id}/addresses/{address_id}',
}
export const removeUserAddress: Call<typeof whole.removeUserAddress> = {
  name: 'removeUserAddress',
  method: 'DELETE',
  path: '/admin/users/{id}/addresses/{address_id}',
}
