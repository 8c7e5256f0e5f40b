import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './store-categories.ts'

const call = declareCalls<typeof whole>()

export const listSiteStoresCatgs = call({ name: 'listSiteStoresCatgs', method: 'GET', path: '/store/site-stores-catgs' })
export const listStoreSubcategories = call({ name: 'listStoreSubcategories', method: 'GET', path: '/store/subcategories' })
