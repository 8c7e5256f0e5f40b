import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './admins.ts'

export const inviteAdmin: Call<typeof whole.inviteAdmin> = { name: 'inviteAdmin', method: 'POST', path: '/admin/admins/{id}/invitation' }
