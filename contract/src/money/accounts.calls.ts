import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './accounts.ts'

export const readPlatformWallet: Call<typeof whole.readPlatformWallet> = {
  name: 'readPlatformWallet',
  method: 'GET',
  path: '/admin/wallet',
}
export const readProof: Call<typeof whole.readProof> = { name: 'readProof', method: 'GET', path: '/admin/wallet/proof' }
export const askForProof: Call<typeof whole.askForProof> = { name: 'askForProof', method: 'POST', path: '/admin/wallet/proof' }
export const listPlatformEntries: Call<typeof whole.listPlatformEntries> = {
  name: 'listPlatformEntries',
  method: 'GET',
  path: '/admin/wallet/entries',
}
export const exportPlatformEntries: Call<typeof whole.exportPlatformEntries> = {
  name: 'exportPlatformEntries',
  method: 'GET',
  path: '/admin/wallet/entries/export',
}
export const listOrderEntries: Call<typeof whole.listOrderEntries> = {
  name: 'listOrderEntries',
  method: 'GET',
  path: '/admin/orders/{id}/entries',
}
export const readStoreWallet: Call<typeof whole.readStoreWallet> = { name: 'readStoreWallet', method: 'GET', path: '/store/wallet' }
export const listUserTransactions: Call<typeof whole.listUserTransactions> = {
  name: 'listUserTransactions',
  method: 'GET',
  path: '/user-transactions',
}
export const exportUserTransactions: Call<typeof whole.exportUserTransactions> = {
  name: 'exportUserTransactions',
  method: 'GET',
  path: '/user-transactions/export',
}
