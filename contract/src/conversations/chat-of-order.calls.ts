import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './chat-of-order.ts'

const call = callsOf<typeof whole>()

export const chatOfOrder = call({ name: 'chatOfOrder', method: 'GET', path: '/admin/orders/{id}/chat' })
