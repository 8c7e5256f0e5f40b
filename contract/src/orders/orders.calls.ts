import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './orders.ts'

const call = declareCalls<typeof whole>()

export const listStoreOrders = call({ name: 'listStoreOrders', method: 'GET', path: '/store/orders' })
export const countStoreOrders = call({ name: 'countStoreOrders', method: 'GET', path: '/store/orders/counts' })
export const exportStoreOrders = call({ name: 'exportStoreOrders', method: 'GET', path: '/store/orders/export' })
export const exportStoreOrderLines = call({ name: 'exportStoreOrderLines', method: 'GET', path: '/store/orders/lines/export' })
export const readStoreOrder = call({ name: 'readStoreOrder', method: 'GET', path: '/store/orders/{id}' })
export const actOnStoreOrder = call({ name: 'actOnStoreOrder', method: 'POST', path: '/store/orders/{id}/actions', idempotent: true })
export const bulkStoreOrders = call({ name: 'bulkStoreOrders', method: 'POST', path: '/store/orders/bulk' })
export const shipStoreOrders = call({ name: 'shipStoreOrders', method: 'POST', path: '/store/orders/ship' })
export const noteStoreOrder = call({ name: 'noteStoreOrder', method: 'POST', path: '/store/orders/{id}/notes' })
export const listOrders = call({ name: 'listOrders', method: 'GET', path: '/admin/orders' })
export const countOrders = call({ name: 'countOrders', method: 'GET', path: '/admin/orders/counts' })
export const exportOrders = call({ name: 'exportOrders', method: 'GET', path: '/admin/orders/export' })
export const exportOrderLines = call({ name: 'exportOrderLines', method: 'GET', path: '/admin/orders/lines/export' })
export const readOrder = call({ name: 'readOrder', method: 'GET', path: '/admin/orders/{id}' })
export const actOnOrder = call({ name: 'actOnOrder', method: 'POST', path: '/admin/orders/{id}/actions', idempotent: true })
export const bulkOrders = call({ name: 'bulkOrders', method: 'POST', path: '/admin/orders/bulk' })
export const noteOrder = call({ name: 'noteOrder', method: 'POST', path: '/admin/orders/{id}/notes' })

export const listOwnOrders = call({ name: 'listOwnOrders', method: 'GET', path: '/user/orders' })
export const readOwnOrder = call({ name: 'readOwnOrder', method: 'GET', path: '/user/orders/{id}' })
export const actOnOwnOrder = call({ name: 'actOnOwnOrder', method: 'POST', path: '/user/orders/{id}/actions', idempotent: true })
