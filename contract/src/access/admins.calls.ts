import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './admins.ts'

const call = callsOf<typeof whole>()

export const inviteAdmin = call({ name: 'inviteAdmin', method: 'POST', path: '/admin/admins/{id}/invitation' })
