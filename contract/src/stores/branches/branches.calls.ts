import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './branches.ts'

const call = declareCalls<typeof whole>()

export const listBranches = call({ name: 'listBranches', method: 'GET', path: '/store/branches' })
export const listBranchesOf = call({ name: 'listBranchesOf', method: 'GET', path: '/admin/stores/{id}/branches' })
export const createBranch = call({ name: 'createBranch', method: 'POST', path: '/store/branches' })
export const updateBranch = call({ name: 'updateBranch', method: 'PUT', path: '/store/branches/{id}' })
export const closeBranch = call({ name: 'closeBranch', method: 'DELETE', path: '/store/branches/{id}' })
export const orderBranches = call({ name: 'orderBranches', method: 'PUT', path: '/store/branches/order' })
