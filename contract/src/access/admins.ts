import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import * as calls from './admins.calls.ts'
import { messageResponse } from './credentials.ts'
import { accessErrors } from './errors.ts'

export const inviteAdmin = endpoint({
  ...calls.inviteAdmin,
  summary: "Resend an admin's email invitation to set a password. Earlier links stop working",
  tags: ['admins'],
  access: { audience: 'admin', permissions: ['admins.create', 'admins.update'] },
  owner: 'platform',
  audit: { action: 'admins.invite' },
  params: idParams,
  response: messageResponse,
  errors: [errors.not_found, accessErrors.invitation_accepted, accessErrors.stronger_admin],
})
