import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './chat-user.ts'

export const readUserChat: Call<typeof whole.readUserChat> = { name: 'readUserChat', method: 'GET', path: '/user/chat/{id}' }
