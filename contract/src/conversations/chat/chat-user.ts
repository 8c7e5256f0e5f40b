import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { lacks } from '../../kernel/shapes.ts'
import { blockCall, chatFileCall, friendsCall, marksCall, messagesCall, readSessionCall, reportCall, sendCall } from './chat-endpoints.ts'
import { chatLabels } from './chat-labels.ts'
import { chatSession } from './chat-shapes.ts'
import * as calls from './chat-user.calls.ts'

const user = { access: { audience: 'user' }, owner: 'user' } as const

export const listUserChats = endpoint({
  ...friendsCall,
  ...user,
  ...calls.listUserChats,
  summary: 'List the stores that the customer has conversations with, latest first',
})

export const openUserChat = endpoint({
  ...user,
  tags: ['chat'],
  ...calls.openUserChat,
  summary: 'Open the conversation with a store, from the store, an own order or a product. Creates one if there is none',
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
  summary: 'Get a conversation with its store, subject and read status',
})

export const listUserMessages = endpoint({
  ...messagesCall,
  ...user,
  ...calls.listUserMessages,
  summary: 'List messages of a conversation: the latest, older, missed or matching ones',
})

export const sendUserMessage = endpoint({
  ...sendCall,
  ...user,
  ...calls.sendUserMessage,
  summary: "Send a message to the store. With `X-Socket-ID`, the sender's own socket doesn't receive it",
})

export const markUserMessages = endpoint({
  ...marksCall,
  ...user,
  ...calls.markUserMessages,
  summary: 'Mark messages of a conversation as received or read',
})

export const blockUserChat = endpoint({
  ...blockCall,
  ...user,
  ...calls.blockUserChat,
  summary: 'Block or unblock the store in a conversation',
})

export const reportUserChat = endpoint({
  ...reportCall,
  ...user,
  ...calls.reportUserChat,
  summary: 'Report a conversation to the platform',
})

export const downloadUserChatFile = endpoint({
  ...chatFileCall,
  ...user,
  ...calls.downloadUserChatFile,
  summary: 'Download an image or PDF that was sent in a conversation',
})
