import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './admin-home.ts'

const call = callsOf<typeof whole>()

export const adminHome = call({ name: 'adminHome', method: 'GET', path: '/admin/home' })
