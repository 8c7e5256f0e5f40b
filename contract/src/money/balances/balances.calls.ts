import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './balances.ts'

const call = declareCalls<typeof whole>()

export const listBalances = call({ name: 'listBalances', method: 'GET', path: '/admin/wallets' })
export const exportBalances = call({ name: 'exportBalances', method: 'GET', path: '/admin/wallets/export' })
export const readBalance = call({ name: 'readBalance', method: 'GET', path: '/admin/wallets/{id}' })
export const listBalanceEntries = call({ name: 'listBalanceEntries', method: 'GET', path: '/admin/wallets/{id}/entries' })
export const exportBalanceEntries = call({ name: 'exportBalanceEntries', method: 'GET', path: '/admin/wallets/{id}/entries/export' })
export const adjustBalance = call({ name: 'adjustBalance', method: 'POST', path: '/admin/wallets', idempotent: true })
