import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './store-auth.ts'

export const storeLogin: Call<typeof whole.storeLogin> = { name: 'storeLogin', method: 'POST', path: '/store/auth/login' }
export const storeForgetPassword: Call<typeof whole.storeForgetPassword> = {
  name: 'storeForgetPassword',
  method: 'POST',
  path: '/store/auth/forget-password',
}
export const storeVerifyToken: Call<typeof whole.storeVerifyToken> = {
  name: 'storeVerifyToken',
  method: 'POST',
  path: '/store/auth/verify-token',
}
export const storeResetPassword: Call<typeof whole.storeResetPassword> = {
  name: 'storeResetPassword',
  method: 'POST',
  path: '/store/auth/reset-password',
}
export const storeRegister: Call<typeof whole.storeRegister> = { name: 'storeRegister', method: 'POST', path: '/store/auth/register' }
export const storeResendCode: Call<typeof whole.storeResendCode> = {
  name: 'storeResendCode',
  method: 'POST',
  path: '/store/auth/resend-verification-code',
}
export const storeVerifyAccount: Call<typeof whole.storeVerifyAccount> = {
  name: 'storeVerifyAccount',
  method: 'POST',
  path: '/store/auth/verify-account',
}
export const storeChangePassword: Call<typeof whole.storeChangePassword> = {
  name: 'storeChangePassword',
  method: 'PUT',
  path: '/store/auth/profile/change-password',
}
