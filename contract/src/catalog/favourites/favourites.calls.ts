import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './favourites.ts'

const call = declareCalls<typeof whole>()

export const listFavouriteProducts = call({ name: 'listFavouriteProducts', method: 'GET', path: '/user/favourites/products' })
export const listFavouriteProductIds = call({ name: 'listFavouriteProductIds', method: 'GET', path: '/user/favourites/product-ids' })
export const readFavouriteProduct = call({ name: 'readFavouriteProduct', method: 'GET', path: '/user/favourites/products/{id}' })
export const addFavouriteProduct = call({ name: 'addFavouriteProduct', method: 'PUT', path: '/user/favourites/products/{id}' })
export const removeFavouriteProduct = call({ name: 'removeFavouriteProduct', method: 'DELETE', path: '/user/favourites/products/{id}' })
export const listFavouriteStores = call({ name: 'listFavouriteStores', method: 'GET', path: '/user/favourites/stores' })
export const readFavouriteStore = call({ name: 'readFavouriteStore', method: 'GET', path: '/user/favourites/stores/{id}' })
export const addFavouriteStore = call({ name: 'addFavouriteStore', method: 'PUT', path: '/user/favourites/stores/{id}' })
export const removeFavouriteStore = call({ name: 'removeFavouriteStore', method: 'DELETE', path: '/user/favourites/stores/{id}' })
