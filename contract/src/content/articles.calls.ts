import { brand } from '../kernel/brand.ts'
import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './articles.ts'

const call = declareCalls<typeof whole>()

export const listPublicNews = call({ name: 'listPublicNews', method: 'GET', path: '/news' })
export const readPublicNews = call({ name: 'readPublicNews', method: 'GET', path: '/news/{id}' })
export const listStoreNews = call({ name: 'listStoreNews', method: 'GET', path: '/store/news' })
export const readStoreNews = call({ name: 'readStoreNews', method: 'GET', path: '/store/news/{id}' })
export const listStoreImprovements = call({ name: 'listStoreImprovements', method: 'GET', path: `/store/${brand.product}-improvements` })
export const readStoreImprovement = call({ name: 'readStoreImprovement', method: 'GET', path: `/store/${brand.product}-improvements/{id}` })
