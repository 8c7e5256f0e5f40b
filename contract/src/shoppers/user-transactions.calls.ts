import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './user-transactions.ts'

const call = declareCalls<typeof whole>()

export const listShopperTransactions = call({ name: 'listShopperTransactions', method: 'GET', path: '/admin/users/{id}/transactions' })
export const exportShopperTransactions = call({
  name: 'exportShopperTransactions',
  method: 'GET',
  path: '/admin/users/{id}/transactions/export',
})
export const listAddressTransactions = call({
  name: 'listAddressTransactions',
  method: 'GET',
  path: '/admin/users/{id}/addresses/{address_id}/transactions',
})
export const exportAddressTransactions = call({
  name: 'exportAddressTransactions',
  method: 'GET',
  path: '/admin/users/{id}/addresses/{address_id}/transactions/export',
})
