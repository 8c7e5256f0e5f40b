import type { CallsOf } from '../kernel/endpoint.ts'
import type * as whole from './chat-sides.ts'

export const chatSides: CallsOf<typeof whole.chatSides> = {
  store: {
    friends: { name: 'getFriends', method: 'POST', path: '/store/getFriends' },
    read: { name: 'readStoreChat', method: 'GET', path: '/store/chat/{id}' },
    messages: { name: 'listStoreMessages', method: 'GET', path: '/store/chat/{id}/messages' },
    send: { name: 'sendStoreMessage', method: 'POST', path: '/store/chat/{id}/send_msg' },
    marks: { name: 'markStoreMessages', method: 'POST', path: '/store/chat/{id}/marks' },
    block: { name: 'blockStoreChat', method: 'POST', path: '/store/chat/{id}/block' },
    report: { name: 'reportStoreChat', method: 'POST', path: '/store/chat/{id}/report' },
    file: { name: 'downloadStoreChatFile', method: 'GET', path: '/store/chat/{id}/files/{file_id}' },
  },
  user: {
    friends: { name: 'listUserChats', method: 'POST', path: '/user/getFriends' },
    read: { name: 'readUserChat', method: 'GET', path: '/user/chat/{id}' },
    messages: { name: 'listUserMessages', method: 'GET', path: '/user/chat/{id}/messages' },
    send: { name: 'sendUserMessage', method: 'POST', path: '/user/chat/{id}/send_msg' },
    marks: { name: 'markUserMessages', method: 'POST', path: '/user/chat/{id}/marks' },
    block: { name: 'blockUserChat', method: 'POST', path: '/user/chat/{id}/block' },
    report: { name: 'reportUserChat', method: 'POST', path: '/user/chat/{id}/report' },
    file: { name: 'downloadUserChatFile', method: 'GET', path: '/user/chat/{id}/files/{file_id}' },
  },
}
