import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './chat-store.ts'

const call = declareCalls<typeof whole>()

export const getFriends = call({ name: 'getFriends', method: 'POST', path: '/store/getFriends' })
export const countUnreadChats = call({ name: 'countUnreadChats', method: 'GET', path: '/store/chat/unread' })
export const openStoreChat = call({ name: 'openStoreChat', method: 'POST', path: '/store/chat' })
export const readStoreChat = call({ name: 'readStoreChat', method: 'GET', path: '/store/chat/{id}' })
export const markStoreMessages = call({ name: 'markStoreMessages', method: 'POST', path: '/store/chat/{id}/marks' })
export const listStoreMessages = call({ name: 'listStoreMessages', method: 'GET', path: '/store/chat/{id}/messages' })
export const sendStoreMessage = call({ name: 'sendStoreMessage', method: 'POST', path: '/store/chat/{id}/send_msg' })
export const blockStoreChat = call({ name: 'blockStoreChat', method: 'POST', path: '/store/chat/{id}/block' })
export const reportStoreChat = call({ name: 'reportStoreChat', method: 'POST', path: '/store/chat/{id}/report' })
export const downloadStoreChatFile = call({ name: 'downloadStoreChatFile', method: 'GET', path: '/store/chat/{id}/files/{file_id}' })
