import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './admin-stores.ts'

const call = declareCalls<typeof whole>()

export const listStores = call({ name: 'listStores', method: 'GET', path: '/admin/stores' })
export const countStores = call({ name: 'countStores', method: 'GET', path: '/admin/stores/counts' })
export const exportStores = call({ name: 'exportStores', method: 'GET', path: '/admin/stores/export' })
export const readStore = call({ name: 'readStore', method: 'GET', path: '/admin/stores/{id}' })
export const decideDocument = call({ name: 'decideDocument', method: 'POST', path: '/admin/stores/{id}/documents/{kind}' })
export const decideStoreChange = call({ name: 'decideStoreChange', method: 'POST', path: '/admin/stores/{id}/changes/{change_id}' })
export const approveStore = call({ name: 'approveStore', method: 'POST', path: '/admin/stores/{id}/approve' })
export const rejectStore = call({ name: 'rejectStore', method: 'POST', path: '/admin/stores/{id}/reject' })
export const suspendStore = call({ name: 'suspendStore', method: 'POST', path: '/admin/stores/{id}/suspend' })
export const reinstateStore = call({ name: 'reinstateStore', method: 'POST', path: '/admin/stores/{id}/reinstate' })
export const holdPayouts = call({ name: 'holdPayouts', method: 'POST', path: '/admin/stores/{id}/payout-hold' })
export const closeStore = call({ name: 'closeStore', method: 'POST', path: '/admin/stores/{id}/close' })
export const listFeaturedStores = call({ name: 'listFeaturedStores', method: 'GET', path: '/admin/stores/featured' })
export const featureStores = call({ name: 'featureStores', method: 'PUT', path: '/admin/stores/featured' })
export const bulkStores = call({ name: 'bulkStores', method: 'POST', path: '/admin/stores/bulk' })
