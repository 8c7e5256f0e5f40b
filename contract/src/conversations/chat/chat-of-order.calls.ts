import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './chat-of-order.ts'

const call = declareCalls<typeof whole>()

export const chatOfOrder = call({ name: 'chatOfOrder', method: 'GET', path: '/admin/orders/{id}/chat' })
