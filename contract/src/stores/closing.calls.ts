import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './closing.ts'

export const readClosing: Call<typeof whole.readClosing> = { name: 'readClosing', method: 'GET', path: '/store/profile/closing' }
export const closeOwnStore: Call<typeof whole.closeOwnStore> = { name: 'closeOwnStore', method: 'POST', path: '/store/profile/close' }
