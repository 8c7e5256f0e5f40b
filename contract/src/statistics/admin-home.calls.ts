import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './admin-home.ts'

const call = declareCalls<typeof whole>()

export const adminHome = call({ name: 'adminHome', method: 'GET', path: '/admin/home' })
