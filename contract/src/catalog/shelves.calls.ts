import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './shelves.ts'

export const listShelves: Call<typeof whole.listShelves> = { name: 'listShelves', method: 'GET', path: '/store/categories' }
export const exportShelves: Call<typeof whole.exportShelves> = { name: 'exportShelves', method: 'GET', path: '/store/categories/export' }
export const createShelf: Call<typeof whole.createShelf> = { name: 'createShelf', method: 'POST', path: '/store/categories' }
export const updateShelf: Call<typeof whole.updateShelf> = { name: 'updateShelf', method: 'PUT', path: '/store/categories/{id}' }
export const removeShelf: Call<typeof whole.removeShelf> = { name: 'removeShelf', method: 'DELETE', path: '/store/categories/{id}' }
export const orderShelves: Call<typeof whole.orderShelves> = { name: 'orderShelves', method: 'PUT', path: '/store/categories/order' }
