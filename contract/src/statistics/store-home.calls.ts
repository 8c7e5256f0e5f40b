import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './store-home.ts'

const call = callsOf<typeof whole>()

export const getStoreHome = call({ name: 'getStoreHome', method: 'GET', path: '/store/home' })
