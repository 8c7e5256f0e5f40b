import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './articles.ts'

export const listPublicNews: Call<typeof whole.listPublicNews> = { name: 'listPublicNews', method: 'GET', path: '/news' }
export const readPublicNews: Call<typeof whole.readPublicNews> = { name: 'readPublicNews', method: 'GET', path: '/news/{id}' }
export const listStoreNews: Call<typeof whole.listStoreNews> = { name: 'listStoreNews', method: 'GET', path: '/store/news' }
export const readStoreNews: Call<typeof whole.readStoreNews> = { name: 'readStoreNews', method: 'GET', path: '/store/news/{id}' }
export const listStoreImprovements: Call<typeof whole.listStoreImprovements> = {
  name: 'listStoreImprovements',
  method: 'GET',
  path: '/store/rahba-improvements',
}
export const readStoreImprovement: Call<typeof whole.readStoreImprovement> = {
  name: 'readStoreImprovement',
  method: 'GET',
  path: '/store/rahba-improvements/{id}',
}
