import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './store-products.ts'

const call = declareCalls<typeof whole>()

export const listStoreProducts = call({ name: 'listStoreProducts', method: 'GET', path: '/store/products' })
export const exportStoreProducts = call({ name: 'exportStoreProducts', method: 'GET', path: '/store/products/export' })
export const countStoreProducts = call({ name: 'countStoreProducts', method: 'GET', path: '/store/products/counts' })
export const readStoreProductChoices = call({ name: 'readStoreProductChoices', method: 'GET', path: '/store/products/choices' })
export const readStoreProduct = call({ name: 'readStoreProduct', method: 'GET', path: '/store/products/{id}' })
export const createStoreProduct = call({ name: 'createStoreProduct', method: 'POST', path: '/store/products' })
export const updateStoreProduct = call({ name: 'updateStoreProduct', method: 'PUT', path: '/store/products/{id}' })
export const withdrawProductChanges = call({
  name: 'withdrawProductChanges',
  method: 'POST',
  path: '/store/products/{id}/changes/withdraw',
})
export const deleteStoreProduct = call({ name: 'deleteStoreProduct', method: 'DELETE', path: '/store/products/{id}' })
export const submitStoreProduct = call({ name: 'submitStoreProduct', method: 'POST', path: '/store/products/{id}/submit' })
export const hideStoreProduct = call({ name: 'hideStoreProduct', method: 'POST', path: '/store/products/{id}/hide' })
export const showStoreProduct = call({ name: 'showStoreProduct', method: 'POST', path: '/store/products/{id}/show' })
export const submitMatchingProducts = call({ name: 'submitMatchingProducts', method: 'POST', path: '/store/products/submit-matching' })
export const bulkStoreProducts = call({ name: 'bulkStoreProducts', method: 'POST', path: '/store/products/bulk' })
