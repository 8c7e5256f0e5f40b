import * as admin from '@rahba/contract/conversations/chat/chat-admin.calls'
import type { ChatSession, ChatSide } from '@rahba/contract/conversations/chat/chat-shapes'
import { chatCalls } from '@rahba/contract/conversations/chat/chat-sides.calls'
import { countUnreadChats } from '@rahba/contract/conversations/chat/chat-store.calls'
import type { Call } from '@rahba/contract/kernel/endpoint'

type SideCalls = (typeof chatCalls)['store' | 'user']

/** The side a conversation is looked at from, with its calls. An admin only reads. */
export interface ChatView {
  actor: ChatSide | 'admin'
  read: SideCalls['read'] | typeof admin.readAdminChat
  messages: SideCalls['messages'] | typeof admin.listAdminMessages
  writing: Pick<SideCalls, 'send' | 'marks' | 'block' | 'report'> | null
  /** The calls of the page's lists that also show this conversation's state. */
  lists: readonly Call[]
}

const getView = (actor: ChatSide, lists: readonly Call[]): ChatView => {
  const { read, messages, ...writing } = chatCalls[actor]
  return { actor, read, messages, writing, lists }
}

export const chatViews: Record<ChatView['actor'], ChatView> = {
  store: getView('store', [chatCalls.store.friends, countUnreadChats]),
  user: getView('user', []),
  admin: { actor: 'admin', read: admin.readAdminChat, messages: admin.listAdminMessages, writing: null, lists: [] },
}

/** Returns the side whose messages are shown as one's own. An admin sees the store's view. */
export const ownSide = ({ actor }: ChatView): ChatSide => (actor === 'user' ? 'user' : 'store')

/** True if the viewer's own side has blocked the other one. */
export const isBlockedByMe = (view: ChatView, session: ChatSession): boolean =>
  ownSide(view) === 'store' ? session.blocked_by_store : session.blocked_by_user

/** The address of a file that was sent in a conversation. */
export const chatFileUrl = ({ actor }: ChatView, session_id: string, file_id: string): string =>
  `/api/${actor}/chat/${session_id}/files/${file_id}`
