import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import {
  blockCall,
  chatFileCall,
  friendsCall,
  marksCall,
  messagesCall,
  readSessionCall,
  reportCall,
  sendCall,
  unread,
} from './chat-endpoints.ts'
import { chatLabels } from './chat-labels.ts'
import { chatSession } from './chat-shapes.ts'
import * as calls from './chat-store.calls.ts'

const store = { access: { audience: 'store', permissions: ['messages'] }, owner: 'store' } as const

export const getFriends = endpoint({
  ...friendsCall,
  ...store,
  ...calls.getFriends,
  summary: 'List the customers that the store has conversations with, latest first. `q` searches names, order numbers and messages',
})

export const countUnreadChats = endpoint({
  ...store,
  tags: ['chat'],
  ...calls.countUnreadChats,
  summary: 'Count conversations with unread messages, up to 100',
  response: unread,
})

export const openStoreChat = endpoint({
  ...store,
  tags: ['chat'],
  ...calls.openStoreChat,
  summary: "Open the conversation with the customer of one of the store's orders. Creates one if there is none",
  audit: { none: 'a conversation without messages tells nobody anything' },
  body: z.strictObject({ order_id: z.uuid('uuid') }),
  response: chatSession,
  errors: [errors.not_found],
  labels: chatLabels,
})

export const readStoreChat = endpoint({
  ...readSessionCall,
  ...store,
  ...calls.readStoreChat,
  summary: 'Get a conversation with its customer, subject and read status',
})

export const listStoreMessages = endpoint({
  ...messagesCall,
  ...store,
  ...calls.listStoreMessages,
  summary: 'List messages of a conversation: the latest, older, missed or matching ones',
})

export const sendStoreMessage = endpoint({
  ...sendCall,
  ...store,
  ...calls.sendStoreMessage,
  summary: "Send a message to the customer. With `X-Socket-ID`, the sender's own socket doesn't receive it",
})

export const markStoreMessages = endpoint({
  ...marksCall,
  ...store,
  ...calls.markStoreMessages,
  summary: 'Mark messages of a conversation as received or read',
})

export const blockStoreChat = endpoint({
  ...blockCall,
  ...store,
  ...calls.blockStoreChat,
  summary: 'Block or unblock the customer in a conversation',
})

export const reportStoreChat = endpoint({
  ...reportCall,
  ...store,
  ...calls.reportStoreChat,
  summary: 'Report a conversation to the platform',
})

export const downloadStoreChatFile = endpoint({
  ...chatFileCall,
  ...store,
  ...calls.downloadStoreChatFile,
  summary: 'Download an image or PDF that was sent in a conversation',
})
