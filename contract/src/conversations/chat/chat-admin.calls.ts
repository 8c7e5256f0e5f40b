import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './chat-admin.ts'

const call = declareCalls<typeof whole>()

export const readAdminChat = call({ name: 'readAdminChat', method: 'GET', path: '/admin/chat/{id}' })
export const listAdminMessages = call({ name: 'listAdminMessages', method: 'GET', path: '/admin/chat/{id}/messages' })
