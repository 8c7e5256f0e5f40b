import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './sessions.ts'

export const listAdminSessions: Call<typeof whole.listAdminSessions> = {
  name: 'listAdminSessions',
  method: 'GET',
  path: '/admin/auth/sessions',
}
export const endAdminSession: Call<typeof whole.endAdminSession> = {
  name: 'endAdminSession',
  method: 'DELETE',
  path: '/admin/auth/sessions/{id}',
}
export const endOtherAdminSessions: Call<typeof whole.endOtherAdminSessions> = {
  name: 'endOtherAdminSessions',
  method: 'DELETE',
  path: '/admin/auth/sessions',
}
export const listStoreSessions: Call<typeof whole.listStoreSessions> = {
  name: 'listStoreSessions',
  method: 'GET',
  path: '/store/auth/sessions',
}
export const endStoreSession: Call<typeof whole.endStoreSession> = {
  name: 'endStoreSession',
  method: 'DELETE',
  path: '/store/auth/sessions/{id}',
}
export const endOtherStoreSessions: Call<typeof whole.endOtherStoreSessions> = {
  name: 'endOtherStoreSessions',
  method: 'DELETE',
  path: '/store/auth/sessions',
}
