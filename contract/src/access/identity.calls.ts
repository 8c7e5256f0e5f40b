import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './identity.ts'

const call = declareCalls<typeof whole>()

export const confirmAdminIdentity = call({ name: 'confirmAdminIdentity', method: 'POST', path: '/admin/auth/identity' })
export const confirmStoreIdentity = call({ name: 'confirmStoreIdentity', method: 'POST', path: '/store/auth/identity' })
