import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './two-factor-admin.ts'

const call = declareCalls<typeof whole>()

export const adminSecondStep = call({ name: 'adminSecondStep', method: 'POST', path: '/admin/auth/two-factor/sign-in' })
export const beginAdminAtSignIn = call({ name: 'beginAdminAtSignIn', method: 'POST', path: '/admin/auth/two-factor/sign-in/set-up' })
export const finishAdminAtSignIn = call({ name: 'finishAdminAtSignIn', method: 'POST', path: '/admin/auth/two-factor/sign-in/confirm' })
export const readAdminTwoFactor = call({ name: 'readAdminTwoFactor', method: 'GET', path: '/admin/auth/two-factor' })
export const startAdminTwoFactor = call({ name: 'startAdminTwoFactor', method: 'POST', path: '/admin/auth/two-factor' })
export const confirmAdminTwoFactor = call({ name: 'confirmAdminTwoFactor', method: 'POST', path: '/admin/auth/two-factor/confirm' })
export const renewAdminRecoveryCodes = call({
  name: 'renewAdminRecoveryCodes',
  method: 'POST',
  path: '/admin/auth/two-factor/recovery-codes',
})
export const endAdminTwoFactor = call({ name: 'endAdminTwoFactor', method: 'POST', path: '/admin/auth/two-factor/off' })
export const resetAdminTwoFactor = call({ name: 'resetAdminTwoFactor', method: 'DELETE', path: '/admin/admins/{id}/two-factor' })
