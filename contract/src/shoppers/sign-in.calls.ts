import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './sign-in.ts'

const call = declareCalls<typeof whole>()

export const userSendCode = call({ name: 'userSendCode', method: 'POST', path: '/user/auth/code' })
export const userVerifyCode = call({ name: 'userVerifyCode', method: 'POST', path: '/user/auth/verify' })
export const userLogout = call({ name: 'userLogout', method: 'POST', path: '/user/auth/logout' })
export const userProfile = call({ name: 'userProfile', method: 'GET', path: '/user/profile' })
export const updateUserProfile = call({ name: 'updateUserProfile', method: 'PUT', path: '/user/profile' })
