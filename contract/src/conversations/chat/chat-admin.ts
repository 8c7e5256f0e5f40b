import { endpoint } from '../../kernel/endpoint.ts'
import * as calls from './chat-admin.calls.ts'
import { chatFileCall, messagesCall, readSessionCall } from './chat-endpoints.ts'

// Both a shopper's and an order's page lead to it. Every reading is recorded, so there is no live channel for admins.
const admin = { access: { audience: 'admin', permissions: ['orders.index', 'users.index'] }, owner: 'platform' } as const

export const readAdminChat = endpoint({
  ...readSessionCall,
  ...admin,
  ...calls.readAdminChat,
  summary: 'Get the store, customer and subject of a conversation. Messages are listed by a separate call',
})

export const listAdminMessages = endpoint({
  ...messagesCall,
  ...admin,
  ...calls.listAdminMessages,
  summary: 'List messages of a conversation between a store and a customer. Each read is recorded in the audit log',
  audit: { action: 'chat-sessions.read' },
})

export const downloadAdminChatFile = endpoint({
  ...chatFileCall,
  ...admin,
  name: 'downloadAdminChatFile',
  method: 'GET',
  path: '/admin/chat/{id}/files/{file_id}',
  summary: 'Download an image or PDF of a conversation. Each download is recorded in the audit log',
  audit: { action: 'chat-sessions.read_file' },
})
