import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './admin-auth.ts'

const call = declareCalls<typeof whole>()

export const adminLogin = call({ name: 'adminLogin', method: 'POST', path: '/admin/auth/login' })
export const adminProfile = call({ name: 'adminProfile', method: 'GET', path: '/admin/auth/profile' })
export const updateAdminProfile = call({ name: 'updateAdminProfile', method: 'PUT', path: '/admin/auth/profile' })
export const adminForgetPassword = call({ name: 'adminForgetPassword', method: 'POST', path: '/admin/auth/forget-password' })
export const adminResetPassword = call({ name: 'adminResetPassword', method: 'POST', path: '/admin/auth/reset-password' })
export const adminChangePassword = call({ name: 'adminChangePassword', method: 'PUT', path: '/admin/auth/profile/change-password' })
