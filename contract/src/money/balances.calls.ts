import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './balances.ts'

const call = callsOf<typeof whole>()

export const listWallets = call({ name: 'listWallets', method: 'GET', path: '/admin/wallets' })
export const exportWallets = call({ name: 'exportWallets', method: 'GET', path: '/admin/wallets/export' })
export const readWallet = call({ name: 'readWallet', method: 'GET', path: '/admin/wallets/{id}' })
export const listWalletEntries = call({ name: 'listWalletEntries', method: 'GET', path: '/admin/wallets/{id}/entries' })
export const exportWalletEntries = call({ name: 'exportWalletEntries', method: 'GET', path: '/admin/wallets/{id}/entries/export' })
export const adjustWallet = call({ name: 'adjustWallet', method: 'POST', path: '/admin/wallets', idempotent: true })
