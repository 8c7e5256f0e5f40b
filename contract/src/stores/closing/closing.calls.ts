import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './closing.ts'

const call = declareCalls<typeof whole>()

export const readClosing = call({ name: 'readClosing', method: 'GET', path: '/store/profile/closing' })
export const closeOwnStore = call({ name: 'closeOwnStore', method: 'POST', path: '/store/profile/close' })
