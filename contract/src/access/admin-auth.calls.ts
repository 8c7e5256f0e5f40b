import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './admin-auth.ts'

export const adminLogin: Call<typeof whole.adminLogin> = { name: 'adminLogin', method: 'POST', path: '/admin/auth/login' }
export const adminProfile: Call<typeof whole.adminProfile> = { name: 'adminProfile', method: 'GET', path: '/admin/auth/profile' }
export const updateAdminProfile: Call<typeof whole.updateAdminProfile> = {
  name: 'updateAdminProfile',
  method: 'PUT',
  path: '/admin/auth/profile',
}
export const adminForgetPassword: Call<typeof whole.adminForgetPassword> = {
  name: 'adminForgetPassword',
  method: 'POST',
  path: '/admin/auth/forget-password',
}
export const adminResetPassword: Call<typeof whole.adminResetPassword> = {
  name: 'adminResetPassword',
  method: 'POST',
  path: '/admin/auth/reset-password',
}
export const adminChangePassword: Call<typeof whole.adminChangePassword> = {
  name: 'adminChangePassword',
  method: 'PUT',
  path: '/admin/auth/profile/change-password',
}
