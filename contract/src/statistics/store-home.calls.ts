import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './store-home.ts'

export const getStoreHome: Call<typeof whole.getStoreHome> = { name: 'getStoreHome', method: 'GET', path: '/store/home' }
