import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './shelves.ts'

const call = declareCalls<typeof whole>()

export const listShelves = call({ name: 'listShelves', method: 'GET', path: '/store/categories' })
export const exportShelves = call({ name: 'exportShelves', method: 'GET', path: '/store/categories/export' })
export const createShelf = call({ name: 'createShelf', method: 'POST', path: '/store/categories' })
export const updateShelf = call({ name: 'updateShelf', method: 'PUT', path: '/store/categories/{id}' })
export const removeShelf = call({ name: 'removeShelf', method: 'DELETE', path: '/store/categories/{id}' })
export const orderShelves = call({ name: 'orderShelves', method: 'PUT', path: '/store/categories/order' })
