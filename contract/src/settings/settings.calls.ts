import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './settings.ts'

export const publicSettings: Call<typeof whole.publicSettings> = { name: 'publicSettings', method: 'GET', path: '/settings' }
export const listSettings: Call<typeof whole.listSettings> = { name: 'listSettings', method: 'GET', path: '/admin/settings' }
export const saveSettings: Call<typeof whole.saveSettings> = { name: 'saveSettings', method: 'PUT', path: '/admin/settings' }
