import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './favourites.ts'

const call = declareCalls<typeof whole>()

export const listFavouriteProducts = call({ name: 'listFavouriteProducts', method: 'GET', path: '/user/favourites/products' })
export const listKeptProductIds = call({ name: 'listKeptProductIds', method: 'GET', path: '/user/favourites/product-ids' })
export const readFavouriteProduct = call({ name: 'readFavouriteProduct', method: 'GET', path: '/user/favourites/products/{id}' })
export const keepProduct = call({ name: 'keepProduct', method: 'PUT', path: '/user/favourites/products/{id}' })
export const dropProduct = call({ name: 'dropProduct', method: 'DELETE', path: '/user/favourites/products/{id}' })
export const listFavouriteStores = call({ name: 'listFavouriteStores', method: 'GET', path: '/user/favourites/stores' })
export const readFavouriteStore = call({ name: 'readFavouriteStore', method: 'GET', path: '/user/favourites/stores/{id}' })
export const keepStore = call({ name: 'keepStore', method: 'PUT', path: '/user/favourites/stores/{id}' })
export const dropStore = call({ name: 'dropStore', method: 'DELETE', path: '/user/favourites/stores/{id}' })
