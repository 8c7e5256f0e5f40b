import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './identity.ts'

export const confirmAdminIdentity: Call<typeof whole.confirmAdminIdentity> = {
  name: 'confirmAdminIdentity',
  method: 'POST',
  path: '/admin/auth/identity',
}
export const confirmStoreIdentity: Call<typeof whole.confirmStoreIdentity> = {
  name: 'confirmStoreIdentity',
  method: 'POST',
  path: '/store/auth/identity',
}
