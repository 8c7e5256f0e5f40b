import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import { adminSignedIn } from './admin-auth.ts'
import { messageResponse, notAudited } from './credentials.ts'
import { accessErrors } from './errors.ts'
import { twoFactorParts as parts, withRecoveryCodes } from './two-factor.ts'
import * as calls from './two-factor-admin.calls.ts'

const visitor = { access: { audience: 'public' }, owner: 'public', tags: ['auth'] } as const
const admin = { access: { audience: 'admin', permissions: [] }, owner: 'self', tags: ['auth'] } as const

export const adminSecondStep = endpoint({
  ...visitor,
  ...parts.signIn,
  ...calls.adminSecondStep,
  audit: notAudited,
  response: adminSignedIn,
})
export const beginAdminAtSignIn = endpoint({
  ...visitor,
  ...parts.beginAtSignIn,
  ...calls.beginAdminAtSignIn,
  audit: { none: 'nothing is in force before it is confirmed' },
})
export const finishAdminAtSignIn = endpoint({
  ...visitor,
  ...parts.finishAtSignIn,
  ...calls.finishAdminAtSignIn,
  audit: { action: 'admins.two_factor_on' },
  response: adminSignedIn.extend(withRecoveryCodes),
})

export const readAdminTwoFactor = endpoint({ ...admin, ...parts.read, ...calls.readAdminTwoFactor })
export const startAdminTwoFactor = endpoint({
  ...admin,
  ...parts.start,
  ...calls.startAdminTwoFactor,
  audit: { none: 'nothing is in force before it is confirmed' },
})
export const confirmAdminTwoFactor = endpoint({
  ...admin,
  ...parts.confirm,
  ...calls.confirmAdminTwoFactor,
  audit: { action: 'admins.two_factor_on' },
})
export const renewAdminRecoveryCodes = endpoint({
  ...admin,
  ...parts.renew,
  ...calls.renewAdminRecoveryCodes,
  audit: { action: 'admins.recovery_codes' },
})
export const endAdminTwoFactor = endpoint({
  ...admin,
  ...parts.end,
  ...calls.endAdminTwoFactor,
  audit: { action: 'admins.two_factor_off' },
})

export const resetAdminTwoFactor = endpoint({
  ...calls.resetAdminTwoFactor,
  step_up: true,
  summary:
    'Turn off two-factor sign-in for an admin who lost their phone and recovery codes. Ends their sessions and notifies them by email',
  tags: ['admins'],
  access: { audience: 'admin', permissions: ['admins.update'] },
  owner: 'platform',
  audit: { action: 'admins.two_factor_reset' },
  params: idParams,
  response: messageResponse,
  errors: [errors.not_found, accessErrors.two_factor_off, accessErrors.stronger_admin, accessErrors.own_two_factor],
})
