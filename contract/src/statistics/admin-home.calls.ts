import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './admin-home.ts'

export const adminHome: Call<typeof whole.adminHome> = { name: 'adminHome', method: 'GET', path: '/admin/home' }
