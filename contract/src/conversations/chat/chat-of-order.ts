import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { idParams } from '../../kernel/shapes.ts'
import * as calls from './chat-of-order.calls.ts'

/** Apart from the calls of a conversation: the page of every order asks it. */
export const chatOfOrder = endpoint({
  access: { audience: 'admin', permissions: ['orders.index', 'users.index'] },
  owner: 'platform',
  tags: ['chat'],
  ...calls.chatOfOrder,
  summary: "Get the ID of the conversation between an order's store and customer, or null",
  params: idParams,
  response: z.object({ session_id: z.uuid().nullable() }),
})
