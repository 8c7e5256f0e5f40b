import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './two-factor-admin.ts'

export const adminSecondStep: Call<typeof whole.adminSecondStep> = {
  name: 'adminSecondStep',
  method: 'POST',
  path: '/admin/auth/two-factor/sign-in',
}
export const beginAdminAtSignIn: Call<typeof whole.beginAdminAtSignIn> = {
  name: 'beginAdminAtSignIn',
  method: 'POST',
  path: '/admin/auth/two-factor/sign-in/set-up',
}
export const finishAdminAtSignIn: Call<typeof whole.finishAdminAtSignIn> = {
  name: 'finishAdminAtSignIn',
  method: 'POST',
  path: '/admin/auth/two-factor/sign-in/confirm',
}
export const readAdminTwoFactor: Call<typeof whole.readAdminTwoFactor> = {
  name: 'readAdminTwoFactor',
  method: 'GET',
  path: '/admin/auth/two-factor',
}
export const startAdminTwoFactor: Call<typeof whole.startAdminTwoFactor> = {
  name: 'startAdminTwoFactor',
  method: 'POST',
  path: '/admin/auth/two-factor',
}
export const confirmAdminTwoFactor: Call<typeof whole.confirmAdminTwoFactor> = {
  name: 'confirmAdminTwoFactor',
  method: 'POST',
  path: '/admin/auth/two-factor/confirm',
}
export const renewAdminRecoveryCodes: Call<typeof whole.renewAdminRecoveryCodes> = {
  name: 'renewAdminRecoveryCodes',
  method: 'POST',
  path: '/admin/auth/two-factor/recovery-codes',
}
export const endAdminTwoFactor: Call<typeof whole.endAdminTwoFactor> = {
  name: 'endAdminTwoFactor',
  method: 'POST',
  path: '/admin/auth/two-factor/off',
}
export const resetAdminTwoFactor: Call<typeof whole.resetAdminTwoFactor> = {
  name: 'resetAdminTwoFactor',
  method: 'DELETE',
  path: '/admin/admins/{id}/two-factor',
}
