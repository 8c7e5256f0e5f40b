import { z } from 'zod'
import { messageResponse } from '../../access/credentials.ts'
import { accessErrors } from '../../access/errors.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { idParams } from '../../kernel/shapes.ts'
import { storeErrors } from '../errors.ts'
import * as calls from './team-two-factor.calls.ts'

const reset = {
  step_up: true,
  tags: ['stores'],
  audit: { action: 'members.two_factor_reset' },
  response: messageResponse,
} as const
export const resetMemberTwoFactor = endpoint({
  ...reset,
  ...calls.resetMemberTwoFactor,
  summary:
    'Turn off two-factor sign-in for a member who lost their phone and recovery codes. Ends their sessions and notifies them by email',
  access: { audience: 'store', permissions: ['team'] },
  owner: 'store',
  params: idParams,
  errors: [errors.not_found, accessErrors.two_factor_off, storeErrors.member_out_of_reach],
})
export const resetMemberTwoFactorOf = endpoint({
  ...reset,
  ...calls.resetMemberTwoFactorOf,
  summary:
    'Turn off two-factor sign-in for an owner or member of any store, after verifying their identity. Ends their sessions and notifies them by email',
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  params: z.object({ id: z.uuid('uuid'), member_id: z.uuid('uuid') }),
  errors: [errors.not_found, accessErrors.two_factor_off],
})
