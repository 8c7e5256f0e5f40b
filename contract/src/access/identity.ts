import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { givenPassword, publicLimit } from './credentials.ts'
import { accessErrors } from './errors.ts'
import * as calls from './identity.calls.ts'
import { appCode, recoveryCode } from './two-factor.ts'
import { twoFactorLabels } from './two-factor-rules.ts'

const proof = z
  .strictObject({ password: givenPassword.optional(), code: appCode.optional(), recovery_code: recoveryCode.optional() })
  .refine((fields) => Object.values(fields).filter((value) => value !== undefined).length === 1, {
    path: ['password'],
    message: 'required',
  })
export type IdentityProof = z.output<typeof proof>

const shared = {
  summary:
    'Confirm your identity in this session for calls that return identity_confirmation_required. Send the password or, with two-factor sign-in, an app or recovery code',
  owner: 'self',
  tags: ['auth'],
  labels: twoFactorLabels,
  limits: publicLimit,
  body: proof,
  /** Such calls are served until then without asking again. */
  response: z.object({ confirmed_until: z.iso.datetime() }),
  errors: [
    accessErrors.password_wrong,
    accessErrors.second_step_needed,
    accessErrors.two_factor_off,
    accessErrors.two_factor_wrong,
    accessErrors.two_factor_used,
    accessErrors.recovery_code_wrong,
    errors.too_many_requests,
  ],
} as const

export const confirmAdminIdentity = endpoint({
  ...shared,
  ...calls.confirmAdminIdentity,
  access: { audience: 'admin', permissions: [] },
  audit: { action: 'admins.identity_confirmed' },
})
export const confirmStoreIdentity = endpoint({
  ...shared,
  ...calls.confirmStoreIdentity,
  access: { audience: 'store' },
  audit: { action: 'store-members.identity_confirmed' },
})
