import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './settings.ts'

const call = declareCalls<typeof whole>()

export const publicSettings = call({ name: 'publicSettings', method: 'GET', path: '/settings' })
export const listSettings = call({ name: 'listSettings', method: 'GET', path: '/admin/settings' })
export const saveSettings = call({ name: 'saveSettings', method: 'PUT', path: '/admin/settings' })
