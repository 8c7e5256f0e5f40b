import { endpoint } from '../kernel/endpoint.ts'
import * as calls from './chat-admin.calls.ts'
import { chatFileCall, messagesCall, readSessionCall } from './chat-calls.ts'

// Both a shopper's and an order's page lead to it. Every reading is recorded, so there is no live channel for admins.
const admin = { access: { audience: 'admin', permissions: ['orders.index', 'users.index'] }, owner: 'platform' } as const

export const readAdminChat = endpoint({
  ...readSessionCall,
  ...admin,
  ...calls.readAdminChat,
  summary: 'Who talks about what; the messages are a call of their own',
})

export const listAdminMessages = endpoint({
  ...messagesCall,
  ...admin,
  ...calls.listAdminMessages,
  summary: 'Read a conversation of a store and a shopper; every reading is recorded',
  audit: { action: 'chat-sessions.read' },
})

export const downloadAdminChatFile = endpoint({
  ...chatFileCall,
  ...admin,
  name: 'downloadAdminChatFile',
  method: 'GET',
  path: '/admin/chat/{id}/files/{file_id}',
  summary: 'A picture or PDF of a conversation; every reading is recorded',
  audit: { action: 'chat-sessions.read_file' },
})
