import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import { adminSignedIn } from './admin-auth.ts'
import { notAudited, said } from './credentials.ts'
import { accessErrors } from './errors.ts'
import { twoFactorCalls as calls, withRecoveryCodes } from './two-factor.ts'

const visitor = { access: { audience: 'public' }, owner: 'public', tags: ['auth'] } as const
const admin = { access: { audience: 'admin', permissions: [] }, owner: 'self', tags: ['auth'] } as const
const path = '/admin/auth/two-factor'

export const adminSecondStep = endpoint({
  ...visitor,
  ...calls.signIn,
  name: 'adminSecondStep',
  path: `${path}/sign-in`,
  audit: notAudited,
  response: adminSignedIn,
})
export const beginAdminAtSignIn = endpoint({
  ...visitor,
  ...calls.beginAtSignIn,
  name: 'beginAdminAtSignIn',
  path: `${path}/sign-in/set-up`,
  audit: { none: 'nothing is in force before it is confirmed' },
})
export const finishAdminAtSignIn = endpoint({
  ...visitor,
  ...calls.finishAtSignIn,
  name: 'finishAdminAtSignIn',
  path: `${path}/sign-in/confirm`,
  audit: { action: 'admins.two_factor_on' },
  response: adminSignedIn.extend(withRecoveryCodes),
})

export const readAdminTwoFactor = endpoint({ ...admin, ...calls.read, name: 'readAdminTwoFactor', path })
export const startAdminTwoFactor = endpoint({
  ...admin,
  ...calls.start,
  name: 'startAdminTwoFactor',
  path,
  audit: { none: 'nothing is in force before it is confirmed' },
})
export const confirmAdminTwoFactor = endpoint({
  ...admin,
  ...calls.confirm,
  name: 'confirmAdminTwoFactor',
  path: `${path}/confirm`,
  audit: { action: 'admins.two_factor_on' },
})
export const renewAdminRecoveryCodes = endpoint({
  ...admin,
  ...calls.renew,
  name: 'renewAdminRecoveryCodes',
  path: `${path}/recovery-codes`,
  audit: { action: 'admins.recovery_codes' },
})
export const endAdminTwoFactor = endpoint({
  ...admin,
  ...calls.end,
  name: 'endAdminTwoFactor',
  path: `${path}/off`,
  audit: { action: 'admins.two_factor_off' },
})

export const resetAdminTwoFactor = endpoint({
  name: 'resetAdminTwoFactor',
  step_up: true,
  method: 'DELETE',
  path: '/admin/admins/{id}/two-factor',
  summary: 'Switch off the two-factor sign-in of an admin who lost phone and recovery codes; ends their sessions and tells them by mail',
  tags: ['admins'],
  access: { audience: 'admin', permissions: ['admins.update'] },
  owner: 'platform',
  audit: { action: 'admins.two_factor_reset' },
  params: idParams,
  response: said,
  errors: [errors.not_found, accessErrors.two_factor_off, accessErrors.stronger_admin, accessErrors.own_two_factor],
})
