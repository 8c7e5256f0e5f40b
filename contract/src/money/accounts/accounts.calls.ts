import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './accounts.ts'

const call = declareCalls<typeof whole>()

export const readPlatformAccounts = call({ name: 'readPlatformAccounts', method: 'GET', path: '/admin/wallet' })
export const readProof = call({ name: 'readProof', method: 'GET', path: '/admin/wallet/proof' })
export const requestLedgerProof = call({ name: 'requestLedgerProof', method: 'POST', path: '/admin/wallet/proof' })
export const listPlatformEntries = call({ name: 'listPlatformEntries', method: 'GET', path: '/admin/wallet/entries' })
export const exportPlatformEntries = call({ name: 'exportPlatformEntries', method: 'GET', path: '/admin/wallet/entries/export' })
export const listOrderEntries = call({ name: 'listOrderEntries', method: 'GET', path: '/admin/orders/{id}/entries' })
export const readStatementBalances = call({ name: 'readStatementBalances', method: 'GET', path: '/store/wallet' })
export const listUserTransactions = call({ name: 'listUserTransactions', method: 'GET', path: '/user-transactions' })
export const exportUserTransactions = call({ name: 'exportUserTransactions', method: 'GET', path: '/user-transactions/export' })
