import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { lacks } from '../kernel/shapes.ts'
import { blockCall, chatFileCall, friendsCall, marksCall, messagesCall, readSessionCall, reportCall, sendCall } from './chat-calls.ts'
import { chatLabels } from './chat-labels.ts'
import { chatSession } from './chat-shapes.ts'
import * as calls from './chat-user.calls.ts'

const user = { access: { audience: 'user' }, owner: 'user' } as const

export const listUserChats = endpoint({
  ...friendsCall,
  ...user,
  ...calls.listUserChats,
  summary: 'The stores a shopper talks with, the latest first',
})

export const openUserChat = endpoint({
  ...user,
  tags: ['chat'],
  name: 'openUserChat',
  method: 'POST',
  path: '/user/chat',
  summary: 'The conversation with a store, begun if there is none: from the store itself, an own order, or a product',
  audit: { none: 'a conversation without messages tells nobody anything' },
  body: z
    .strictObject({ store_id: z.uuid('uuid').optional(), order_id: z.uuid('uuid').optional(), product_id: z.uuid('uuid').optional() })
    .superRefine((body, issues) => {
      if (Object.values(body).filter(Boolean).length !== 1) lacks(issues, 'store_id')
    }),
  response: chatSession,
  errors: [errors.not_found, errors.too_many_requests],
  labels: chatLabels,
})

export const readUserChat = endpoint({
  ...readSessionCall,
  ...user,
  ...calls.readUserChat,
  summary: 'One conversation: with whom, about what, how far it was read',
})

export const listUserMessages = endpoint({
  ...messagesCall,
  ...user,
  ...calls.listUserMessages,
  summary: 'Messages of a conversation: the latest, older ones, those missed, or those that hold words',
})

export const sendUserMessage = endpoint({
  ...sendCall,
  ...user,
  ...calls.sendUserMessage,
  summary: 'Write to the store; `X-Socket-ID` keeps the sender’s own socket from hearing of it',
})

export const markUserMessages = endpoint({
  ...marksCall,
  ...user,
  ...calls.markUserMessages,
  summary: 'Say how far the conversation was received or read',
})

export const blockUserChat = endpoint({
  ...blockCall,
  ...user,
  ...calls.blockUserChat,
  summary: 'Block the store in this conversation, or let it write again',
})

export const reportUserChat = endpoint({
  ...reportCall,
  ...user,
  ...calls.reportUserChat,
  summary: 'Report the conversation to the platform',
})

export const downloadUserChatFile = endpoint({
  ...chatFileCall,
  ...user,
  ...calls.downloadUserChatFile,
  summary: 'A picture or PDF that was sent in the conversation',
})
