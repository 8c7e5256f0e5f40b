import * as store from './chat-store.ts'
import * as user from './chat-user.ts'

/** The calls of either side of a conversation, by purpose. Only their paths and their audience differ. */
export const chatCalls = {
  store: {
    friends: store.getFriends,
    read: store.readStoreChat,
    messages: store.listStoreMessages,
    send: store.sendStoreMessage,
    marks: store.markStoreMessages,
    block: store.blockStoreChat,
    report: store.reportStoreChat,
    file: store.downloadStoreChatFile,
  },
  user: {
    friends: user.listUserChats,
    read: user.readUserChat,
    messages: user.listUserMessages,
    send: user.sendUserMessage,
    marks: user.markUserMessages,
    block: user.blockUserChat,
    report: user.reportUserChat,
    file: user.downloadUserChatFile,
  },
} as const
export type ChatSideCalls = (typeof chatCalls)['store' | 'user']
