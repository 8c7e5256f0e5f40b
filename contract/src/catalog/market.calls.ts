import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './market.ts'

export const readMarketStore: Call<typeof whole.readMarketStore> = { name: 'readMarketStore', method: 'GET', path: '/market/stores/{slug}' }
export const listMarketProducts: Call<typeof whole.listMarketProducts> = {
  name: 'listMarketProducts',
  method: 'GET',
  path: '/market/products',
}
export const readMarketStoreProduct: Call<typeof whole.readMarketStoreProduct> = {
  name: 'readMarketStoreProduct',
  method: 'GET',
  path: '/market/stores/{slug}/products/{product_slug}',
}
