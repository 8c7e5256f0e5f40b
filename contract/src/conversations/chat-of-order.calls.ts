import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './chat-of-order.ts'

export const chatOfOrder: Call<typeof whole.chatOfOrder> = { name: 'chatOfOrder', method: 'GET', path: '/admin/orders/{id}/chat' }
