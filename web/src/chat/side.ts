import * as admin from '@rahba/contract/conversations/chat-admin'
import type { ChatSide } from '@rahba/contract/conversations/chat-schemas'
import * as store from '@rahba/contract/conversations/chat-store'
import * as user from '@rahba/contract/conversations/chat-user'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'

/** The side a conversation is looked at from, with its calls. An admin only reads. */
export interface ChatView {
  actor: ChatSide | 'admin'
  read: typeof store.readStoreChat | typeof user.readUserChat | typeof admin.readAdminChat
  messages: typeof store.listStoreMessages | typeof user.listUserMessages | typeof admin.listAdminMessages
  writing: {
    send: typeof store.sendStoreMessage | typeof user.sendUserMessage
    marks: typeof store.markStoreMessages | typeof user.markUserMessages
    block: typeof store.blockStoreChat | typeof user.blockUserChat
    report: typeof store.reportStoreChat | typeof user.reportUserChat
  } | null
  /** What else on the page shows how this conversation stands. */
  lists: readonly EndpointSpec[]
}

export const chatViews: Record<ChatView['actor'], ChatView> = {
  store: {
    actor: 'store',
    read: store.readStoreChat,
    messages: store.listStoreMessages,
    writing: { send: store.sendStoreMessage, marks: store.markStoreMessages, block: store.blockStoreChat, report: store.reportStoreChat },
    lists: [store.getFriends, store.countUnreadChats],
  },
  user: {
    actor: 'user',
    read: user.readUserChat,
    messages: user.listUserMessages,
    writing: { send: user.sendUserMessage, marks: user.markUserMessages, block: user.blockUserChat, report: user.reportUserChat },
    lists: [],
  },
  admin: { actor: 'admin', read: admin.readAdminChat, messages: admin.listAdminMessages, writing: null, lists: [] },
}

/** Whose messages stand at the end of the line, as one's own. An admin sees it with the store's eyes. */
export const ownSide = ({ actor }: ChatView): ChatSide => (actor === 'user' ? 'user' : 'store')

/** The address of a file that was sent in a conversation. */
export const chatFileUrl = ({ actor }: ChatView, session_id: string, file_id: string): string =>
  `/api/${actor}/chat/${session_id}/files/${file_id}`
