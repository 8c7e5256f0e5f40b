import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './store-home.ts'

const call = declareCalls<typeof whole>()

export const getStoreHome = call({ name: 'getStoreHome', method: 'GET', path: '/store/home' })
