import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './store-categories.ts'

export const listSiteStoresCatgs: Call<typeof whole.listSiteStoresCatgs> = {
  name: 'listSiteStoresCatgs',
  method: 'GET',
  path: '/store/site-stores-catgs',
}
export const listStoreSubcategories: Call<typeof whole.listStoreSubcategories> = {
  name: 'listStoreSubcategories',
  method: 'GET',
  path: '/store/subcategories',
}
