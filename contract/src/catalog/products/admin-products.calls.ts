import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './admin-products.ts'

const call = declareCalls<typeof whole>()

export const listAdminProducts = call({ name: 'listAdminProducts', method: 'GET', path: '/admin/products' })
export const exportAdminProducts = call({ name: 'exportAdminProducts', method: 'GET', path: '/admin/products/export' })
export const countAdminProducts = call({ name: 'countAdminProducts', method: 'GET', path: '/admin/products/counts' })
export const readAdminProductChoices = call({ name: 'readAdminProductChoices', method: 'GET', path: '/admin/products/choices' })
export const readAdminProduct = call({ name: 'readAdminProduct', method: 'GET', path: '/admin/products/{id}' })
export const createAdminProduct = call({ name: 'createAdminProduct', method: 'POST', path: '/admin/products' })
export const updateAdminProduct = call({ name: 'updateAdminProduct', method: 'PUT', path: '/admin/products/{id}' })
export const deleteAdminProduct = call({ name: 'deleteAdminProduct', method: 'DELETE', path: '/admin/products/{id}' })
export const approveProduct = call({ name: 'approveProduct', method: 'POST', path: '/admin/products/{id}/approve' })
export const rejectProduct = call({ name: 'rejectProduct', method: 'POST', path: '/admin/products/{id}/reject' })
export const blockProduct = call({ name: 'blockProduct', method: 'POST', path: '/admin/products/{id}/block' })
export const unblockProduct = call({ name: 'unblockProduct', method: 'POST', path: '/admin/products/{id}/unblock' })
export const decideProductChanges = call({ name: 'decideProductChanges', method: 'POST', path: '/admin/products/{id}/changes' })
export const approveMatchingProducts = call({ name: 'approveMatchingProducts', method: 'POST', path: '/admin/products/approve-matching' })
export const bulkAdminProducts = call({ name: 'bulkAdminProducts', method: 'POST', path: '/admin/products/bulk' })
