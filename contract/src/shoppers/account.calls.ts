import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './account.ts'

const call = declareCalls<typeof whole>()

export const sendDeletionCode = call({ name: 'sendDeletionCode', method: 'POST', path: '/user/account/delete/code' })
export const readDeletion = call({ name: 'readDeletion', method: 'GET', path: '/user/account/deletion' })
export const keepAccount = call({ name: 'keepAccount', method: 'POST', path: '/user/account/keep' })
export const deleteAccount = call({ name: 'deleteAccount', method: 'POST', path: '/user/account/delete' })
