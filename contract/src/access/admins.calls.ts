import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './admins.ts'

const call = declareCalls<typeof whole>()

export const inviteAdmin = call({ name: 'inviteAdmin', method: 'POST', path: '/admin/admins/{id}/invitation' })
