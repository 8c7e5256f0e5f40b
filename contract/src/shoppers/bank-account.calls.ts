import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './bank-account.ts'

const call = declareCalls<typeof whole>()

export const readBankAccount = call({ name: 'readBankAccount', method: 'GET', path: '/user/bank-account' })
export const saveBankAccount = call({ name: 'saveBankAccount', method: 'PUT', path: '/user/bank-account' })
export const removeBankAccount = call({ name: 'removeBankAccount', method: 'DELETE', path: '/user/bank-account' })
