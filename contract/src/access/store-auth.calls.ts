import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './store-auth.ts'

const call = declareCalls<typeof whole>()

export const storeLogin = call({ name: 'storeLogin', method: 'POST', path: '/store/auth/login' })
export const storeForgetPassword = call({ name: 'storeForgetPassword', method: 'POST', path: '/store/auth/forget-password' })
export const storeVerifyToken = call({ name: 'storeVerifyToken', method: 'POST', path: '/store/auth/verify-token' })
export const storeResetPassword = call({ name: 'storeResetPassword', method: 'POST', path: '/store/auth/reset-password' })
export const storeRegister = call({ name: 'storeRegister', method: 'POST', path: '/store/auth/register' })
export const storeResendCode = call({ name: 'storeResendCode', method: 'POST', path: '/store/auth/resend-verification-code' })
export const storeVerifyAccount = call({ name: 'storeVerifyAccount', method: 'POST', path: '/store/auth/verify-account' })
export const storeChangePassword = call({ name: 'storeChangePassword', method: 'PUT', path: '/store/auth/profile/change-password' })
