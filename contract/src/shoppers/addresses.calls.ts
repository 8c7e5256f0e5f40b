import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './addresses.ts'

const call = declareCalls<typeof whole>()

export const listAddresses = call({ name: 'listAddresses', method: 'GET', path: '/user/addresses' })
export const readAddress = call({ name: 'readAddress', method: 'GET', path: '/user/addresses/{id}' })
export const createAddress = call({ name: 'createAddress', method: 'POST', path: '/user/addresses' })
export const updateAddress = call({ name: 'updateAddress', method: 'PUT', path: '/user/addresses/{id}' })
export const removeAddress = call({ name: 'removeAddress', method: 'DELETE', path: '/user/addresses/{id}' })
export const makeDefaultAddress = call({ name: 'makeDefaultAddress', method: 'PUT', path: '/user/addresses/{id}/default' })
