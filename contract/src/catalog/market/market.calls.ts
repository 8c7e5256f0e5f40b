import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './market.ts'

const call = declareCalls<typeof whole>()

export const readMarketStore = call({ name: 'readMarketStore', method: 'GET', path: '/market/stores/{slug}' })
export const listMarketStores = call({ name: 'listMarketStores', method: 'GET', path: '/market/stores' })
export const listMarketCategories = call({ name: 'listMarketCategories', method: 'GET', path: '/market/categories' })
export const listMarketSections = call({ name: 'listMarketSections', method: 'GET', path: '/market/sections' })
export const listMarketProducts = call({ name: 'listMarketProducts', method: 'GET', path: '/market/products' })
export const listMarketCards = call({ name: 'listMarketCards', method: 'GET', path: '/market/cards' })
export const readMarketProduct = call({ name: 'readMarketProduct', method: 'GET', path: '/market/products/{id}' })
export const readMarketStoreProduct = call({
  name: 'readMarketStoreProduct',
  method: 'GET',
  path: '/market/stores/{slug}/products/{product_slug}',
})
export const readMarketDelivery = call({ name: 'readMarketDelivery', method: 'GET', path: '/market/stores/{slug}/delivery' })
