import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './balances.ts'

export const listWallets: Call<typeof whole.listWallets> = { name: 'listWallets', method: 'GET', path: '/admin/wallets' }
export const exportWallets: Call<typeof whole.exportWallets> = { name: 'exportWallets', method: 'GET', path: '/admin/wallets/export' }
export const readWallet: Call<typeof whole.readWallet> = { name: 'readWallet', method: 'GET', path: '/admin/wallets/{id}' }
export const listWalletEntries: Call<typeof whole.listWalletEntries> = {
  name: 'listWalletEntries',
  method: 'GET',
  path: '/admin/wallets/{id}/entries',
}
export const exportWalletEntries: Call<typeof whole.exportWalletEntries> = {
  name: 'exportWalletEntries',
  method: 'GET',
  path: '/admin/wallets/{id}/entries/export',
}
export const adjustWallet: Call<typeof whole.adjustWallet> = {
  name: 'adjustWallet',
  method: 'POST',
  path: '/admin/wallets',
  idempotent: true,
}
