import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './own-balance.ts'

const call = declareCalls<typeof whole>()

export const readOwnBalance = call({ name: 'readOwnBalance', method: 'GET', path: '/user/wallet' })
export const listOwnTransactions = call({ name: 'listOwnTransactions', method: 'GET', path: '/user/wallet/transactions' })
