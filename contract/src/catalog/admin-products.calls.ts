import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './admin-products.ts'

export const listAdminProducts: Call<typeof whole.listAdminProducts> = { name: 'listAdminProducts', method: 'GET', path: '/admin/products' }
export const exportAdminProducts: Call<typeof whole.exportAdminProducts> = {
  name: 'exportAdminProducts',
  method: 'GET',
  path: '/admin/products/export',
}
export const countAdminProducts: Call<typeof whole.countAdminProducts> = {
  name: 'countAdminProducts',
  method: 'GET',
  path: '/admin/products/counts',
}
export const readAdminProductChoices: Call<typeof whole.readAdminProductChoices> = {
  name: 'readAdminProductChoices',
  method: 'GET',
  path: '/admin/products/choices',
}
export const readAdminProduct: Call<typeof whole.readAdminProduct> = {
  name: 'readAdminProduct',
  method: 'GET',
  path: '/admin/products/{id}',
}
export const createAdminProduct: Call<typeof whole.createAdminProduct> = {
  name: 'createAdminProduct',
  method: 'POST',
  path: '/admin/products',
}
export const updateAdminProduct: Call<typeof whole.updateAdminProduct> = {
  name: 'updateAdminProduct',
  method: 'PUT',
  path: '/admin/products/{id}',
}
export const deleteAdminProduct: Call<typeof whole.deleteAdminProduct> = {
  name: 'deleteAdminProduct',
  method: 'DELETE',
  path: '/admin/products/{id}',
}
export const approveProduct: Call<typeof whole.approveProduct> = {
  name: 'approveProduct',
  method: 'POST',
  path: '/admin/products/{id}/approve',
}
export const rejectProduct: Call<typeof whole.rejectProduct> = {
  name: 'rejectProduct',
  method: 'POST',
  path: '/admin/products/{id}/reject',
}
export const blockProduct: Call<typeof whole.blockProduct> = { name: 'blockProduct', method: 'POST', path: '/admin/products/{id}/block' }
export const unblockProduct: Call<typeof whole.unblockProduct> = {
  name: 'unblockProduct',
  method: 'POST',
  path: '/admin/products/{id}/unblock',
}
export const judgeProductChanges: Call<typeof whole.judgeProductChanges> = {
  name: 'judgeProductChanges',
  method: 'POST',
  path: '/admin/products/{id}/changes',
}
export const bulkAdminProducts: Call<typeof whole.bulkAdminProducts> = {
  name: 'bulkAdminProducts',
  method: 'POST',
  path: '/admin/products/bulk',
}
