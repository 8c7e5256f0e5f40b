import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './chat-user.ts'

const call = declareCalls<typeof whole>()

export const openUserChat = call({ name: 'openUserChat', method: 'POST', path: '/user/chat' })
export const readUserChat = call({ name: 'readUserChat', method: 'GET', path: '/user/chat/{id}' })
export const listUserChats = call({ name: 'listUserChats', method: 'POST', path: '/user/getFriends' })
export const listUserMessages = call({ name: 'listUserMessages', method: 'GET', path: '/user/chat/{id}/messages' })
export const sendUserMessage = call({ name: 'sendUserMessage', method: 'POST', path: '/user/chat/{id}/send_msg' })
export const markUserMessages = call({ name: 'markUserMessages', method: 'POST', path: '/user/chat/{id}/marks' })
export const blockUserChat = call({ name: 'blockUserChat', method: 'POST', path: '/user/chat/{id}/block' })
export const reportUserChat = call({ name: 'reportUserChat', method: 'POST', path: '/user/chat/{id}/report' })
export const downloadUserChatFile = call({ name: 'downloadUserChatFile', method: 'GET', path: '/user/chat/{id}/files/{file_id}' })
