import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './chat-store.ts'

export const getFriends: Call<typeof whole.getFriends> = { name: 'getFriends', method: 'POST', path: '/store/getFriends' }
export const countUnreadChats: Call<typeof whole.countUnreadChats> = { name: 'countUnreadChats', method: 'GET', path: '/store/chat/unread' }
export const openStoreChat: Call<typeof whole.openStoreChat> = { name: 'openStoreChat', method: 'POST', path: '/store/chat' }
export const readStoreChat: Call<typeof whole.readStoreChat> = { name: 'readStoreChat', method: 'GET', path: '/store/chat/{id}' }
export const markStoreMessages: Call<typeof whole.markStoreMessages> = {
  name: 'markStoreMessages',
  method: 'POST',
  path: '/store/chat/{id}/marks',
}
