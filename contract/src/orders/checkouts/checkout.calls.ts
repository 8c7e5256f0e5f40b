import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './checkout.ts'

const call = declareCalls<typeof whole>()

export const payByTransfer = call({ name: 'payByTransfer', method: 'POST', path: '/user/orders/{id}/transfer', idempotent: true })
export const transferAccounts = call({ name: 'transferAccounts', method: 'GET', path: '/user/bank-accounts' })
