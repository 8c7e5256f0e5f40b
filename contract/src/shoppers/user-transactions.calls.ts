import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './user-transactions.ts'

export const listShopperTransactions: Call<typeof whole.listShopperTransactions> = {
  name: 'listShopperTransactions',
  method: 'GET',
  path: '/admin/users/{id}/transactions',
}
export const exportShopperTransactions: Call<typeof whole.exportShopperTransactions> = {
  name: 'exportShopperTransactions',
  method: 'GET',
  path: '/admin/users/{id}/transactions/export',
}
export const listAddressTransactions: Call<typeof whole.listAddressTransactions> = {
  name: 'listAddressTransactions',
  method: 'GET',
  path: '/admin/users/{id}/addresses/{address_id}/transactions',
}
export const exportAddressTransactions: Call<typeof whole.exportAddressTransactions> = {
  name: 'exportAddressTransactions',
  method: 'GET',
  path: '/admin/users/{id}/addresses/{address_id}/transactions/export',
}
