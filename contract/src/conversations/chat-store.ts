import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
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
} from './chat-calls.ts'
import { chatLabels } from './chat-labels.ts'
import { chatSession } from './chat-shapes.ts'
import * as calls from './chat-store.calls.ts'

const store = { access: { audience: 'store', permissions: ['messages'] }, owner: 'store' } as const

export const getFriends = endpoint({
  ...friendsCall,
  ...store,
  ...calls.getFriends,
  summary: 'The shoppers a store talks with, the latest first; `q` looks in names, order numbers and messages',
})

export const countUnreadChats = endpoint({
  ...store,
  tags: ['chat'],
  ...calls.countUnreadChats,
  summary: 'How many conversations hold something unread, counted no further than 100',
  response: unread,
})

export const openStoreChat = endpoint({
  ...store,
  tags: ['chat'],
  ...calls.openStoreChat,
  summary: 'The conversation with the shopper of one of the store’s orders, begun if there is none',
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
  summary: 'One conversation: with whom, about what, how far it was read',
})

export const listStoreMessages = endpoint({
  ...messagesCall,
  ...store,
  ...calls.listStoreMessages,
  summary: 'Messages of a conversation: the latest, older ones, those missed, or those that hold words',
})

export const sendStoreMessage = endpoint({
  ...sendCall,
  ...store,
  ...calls.sendStoreMessage,
  summary: 'Write to the shopper; `X-Socket-ID` keeps the sender’s own socket from hearing of it',
})

export const markStoreMessages = endpoint({
  ...marksCall,
  ...store,
  ...calls.markStoreMessages,
  summary: 'Say how far the conversation was received or read',
})

export const blockStoreChat = endpoint({
  ...blockCall,
  ...store,
  ...calls.blockStoreChat,
  summary: 'Block the shopper in this conversation, or let them write again',
})

export const reportStoreChat = endpoint({
  ...reportCall,
  ...store,
  ...calls.reportStoreChat,
  summary: 'Report the conversation to the platform',
})

export const downloadStoreChatFile = endpoint({
  ...chatFileCall,
  ...store,
  ...calls.downloadStoreChatFile,
  summary: 'A picture or PDF that was sent in the conversation',
})
