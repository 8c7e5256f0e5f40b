import { z } from 'zod'
import { said } from '../access/credentials.ts'
import { accessErrors } from '../access/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import { storeErrors } from './errors.ts'
import * as calls from './team-two-factor.calls.ts'

const reset = {
  step_up: true,
  tags: ['stores'],
  audit: { action: 'members.two_factor_reset' },
  response: said,
} as const
export const resetMemberTwoFactor = endpoint({
  ...reset,
  ...calls.resetMemberTwoFactor,
  summary: 'Switch off the two-factor sign-in of a member who lost phone and recovery codes; ends their sessions and tells them by mail',
  access: { audience: 'store', permissions: ['team'] },
  owner: 'store',
  params: idParams,
  errors: [errors.not_found, accessErrors.two_factor_off, storeErrors.member_out_of_reach],
})
export const resetMemberTwoFactorOf = endpoint({
  ...reset,
  ...calls.resetMemberTwoFactorOf,
  summary: 'The same for an owner or member of any store, by an admin who made sure who is asking',
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  params: z.object({ id: z.uuid('uuid'), member_id: z.uuid('uuid') }),
  errors: [errors.not_found, accessErrors.two_factor_off],
})
