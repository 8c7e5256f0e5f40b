import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './admin-stores.ts'

export const listStores: Call<typeof whole.listStores> = { name: 'listStores', method: 'GET', path: '/admin/stores' }
export const countStores: Call<typeof whole.countStores> = { name: 'countStores', method: 'GET', path: '/admin/stores/counts' }
export const exportStores: Call<typeof whole.exportStores> = { name: 'exportStores', method: 'GET', path: '/admin/stores/export' }
export const readStore: Call<typeof whole.readStore> = { name: 'readStore', method: 'GET', path: '/admin/stores/{id}' }
export const judgeDocument: Call<typeof whole.judgeDocument> = {
  name: 'judgeDocument',
  method: 'POST',
  path: '/admin/stores/{id}/documents/{kind}',
}
export const judgeChange: Call<typeof whole.judgeChange> = {
  name: 'judgeChange',
  method: 'POST',
  path: '/admin/stores/{id}/changes/{change_id}',
}
export const approveStore: Call<typeof whole.approveStore> = { name: 'approveStore', method: 'POST', path: '/admin/stores/{id}/approve' }
export const rejectStore: Call<typeof whole.rejectStore> = { name: 'rejectStore', method: 'POST', path: '/admin/stores/{id}/reject' }
export const suspendStore: Call<typeof whole.suspendStore> = { name: 'suspendStore', method: 'POST', path: '/admin/stores/{id}/suspend' }
export const reinstateStore: Call<typeof whole.reinstateStore> = {
  name: 'reinstateStore',
  method: 'POST',
  path: '/admin/stores/{id}/reinstate',
}
export const holdPayouts: Call<typeof whole.holdPayouts> = { name: 'holdPayouts', method: 'POST', path: '/admin/stores/{id}/payout-hold' }
export const closeStore: Call<typeof whole.closeStore> = { name: 'closeStore', method: 'POST', path: '/admin/stores/{id}/close' }
export const listFeaturedStores: Call<typeof whole.listFeaturedStores> = {
  name: 'listFeaturedStores',
  method: 'GET',
  path: '/admin/stores/featured',
}
export const featureStores: Call<typeof whole.featureStores> = { name: 'featureStores', method: 'PUT', path: '/admin/stores/featured' }
export const bulkStores: Call<typeof whole.bulkStores> = { name: 'bulkStores', method: 'POST', path: '/admin/stores/bulk' }
