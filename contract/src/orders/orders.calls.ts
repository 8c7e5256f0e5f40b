import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './orders.ts'

export const listStoreOrders: Call<typeof whole.listStoreOrders> = { name: 'listStoreOrders', method: 'GET', path: '/store/orders' }
export const countStoreOrders: Call<typeof whole.countStoreOrders> = {
  name: 'countStoreOrders',
  method: 'GET',
  path: '/store/orders/counts',
}
export const exportStoreOrders: Call<typeof whole.exportStoreOrders> = {
  name: 'exportStoreOrders',
  method: 'GET',
  path: '/store/orders/export',
}
export const readStoreOrder: Call<typeof whole.readStoreOrder> = { name: 'readStoreOrder', method: 'GET', path: '/store/orders/{id}' }
export const actOnStoreOrder: Call<typeof whole.actOnStoreOrder> = {
  name: 'actOnStoreOrder',
  method: 'POST',
  path: '/store/orders/{id}/actions',
  idempotent: true,
}
export const bulkStoreOrders: Call<typeof whole.bulkStoreOrders> = { name: 'bulkStoreOrders', method: 'POST', path: '/store/orders/bulk' }
export const shipStoreOrders: Call<typeof whole.shipStoreOrders> = { name: 'shipStoreOrders', method: 'POST', path: '/store/orders/ship' }
export const noteStoreOrder: Call<typeof whole.noteStoreOrder> = {
  name: 'noteStoreOrder',
  method: 'POST',
  path: '/store/orders/{id}/notes',
}
export const listOrders: Call<typeof whole.listOrders> = { name: 'listOrders', method: 'GET', path: '/admin/orders' }
export const countOrders: Call<typeof whole.countOrders> = { name: 'countOrders', method: 'GET', path: '/admin/orders/counts' }
export const exportOrders: Call<typeof whole.exportOrders> = { name: 'exportOrders', method: 'GET', path: '/admin/orders/export' }
export const readOrder: Call<typeof whole.readOrder> = { name: 'readOrder', method: 'GET', path: '/admin/orders/{id}' }
export const actOnOrder: Call<typeof whole.actOnOrder> = {
  name: 'actOnOrder',
  method: 'POST',
  path: '/admin/orders/{id}/actions',
  idempotent: true,
}
export const bulkOrders: Call<typeof whole.bulkOrders> = { name: 'bulkOrders', method: 'POST', path: '/admin/orders/bulk' }
export const noteOrder: Call<typeof whole.noteOrder> = { name: 'noteOrder', method: 'POST', path: '/admin/orders/{id}/notes' }
