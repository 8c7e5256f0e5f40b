import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './store-products.ts'

export const listStoreProducts: Call<typeof whole.listStoreProducts> = { name: 'listStoreProducts', method: 'GET', path: '/store/products' }
export const exportStoreProducts: Call<typeof whole.exportStoreProducts> = {
  name: 'exportStoreProducts',
  method: 'GET',
  path: '/store/products/export',
}
export const countStoreProducts: Call<typeof whole.countStoreProducts> = {
  name: 'countStoreProducts',
  method: 'GET',
  path: '/store/products/counts',
}
export const readStoreProductChoices: Call<typeof whole.readStoreProductChoices> = {
  name: 'readStoreProductChoices',
  method: 'GET',
  path: '/store/products/choices',
}
export const readStoreProduct: Call<typeof whole.readStoreProduct> = {
  name: 'readStoreProduct',
  method: 'GET',
  path: '/store/products/{id}',
}
export const createStoreProduct: Call<typeof whole.createStoreProduct> = {
  name: 'createStoreProduct',
  method: 'POST',
  path: '/store/products',
}
export const updateStoreProduct: Call<typeof whole.updateStoreProduct> = {
  name: 'updateStoreProduct',
  method: 'PUT',
  path: '/store/products/{id}',
}
export const withdrawProductChanges: Call<typeof whole.withdrawProductChanges> = {
  name: 'withdrawProductChanges',
  method: 'POST',
  path: '/store/products/{id}/changes/withdraw',
}
export const deleteStoreProduct: Call<typeof whole.deleteStoreProduct> = {
  name: 'deleteStoreProduct',
  method: 'DELETE',
  path: '/store/products/{id}',
}
export const submitStoreProduct: Call<typeof whole.submitStoreProduct> = {
  name: 'submitStoreProduct',
  method: 'POST',
  path: '/store/products/{id}/submit',
}
export const hideStoreProduct: Call<typeof whole.hideStoreProduct> = {
  name: 'hideStoreProduct',
  method: 'POST',
  path: '/store/products/{id}/hide',
}
export const showStoreProduct: Call<typeof whole.showStoreProduct> = {
  name: 'showStoreProduct',
  method: 'POST',
  path: '/store/products/{id}/show',
}
export const bulkStoreProducts: Call<typeof whole.bulkStoreProducts> = {
  name: 'bulkStoreProducts',
  method: 'POST',
  path: '/store/products/bulk',
}
